/** The file of a page; a path without a page has the file for all of them. */
export function fileOf(path: string): string {
  return path === '' ? '/404.html' : `${path === '/' ? '' : path}/index.html`
}
