/** What hosts have a meaning of their own for. */
const isTaken = (path: string) => path === '/404' || path.endsWith('/index')

/**
 * The file of a page: `about.html`, which hosts send for "/about" as it is asked for. For `about/index.html` they
 * would lead visitors on to "/about/", an address that is neither the canonical one nor in the menu.
 * @param path empty for the page that stands for all addresses without one
 */
export function fileOf(path: string): string {
  if (path === '') return '/404.html'
  return path === '/' || isTaken(path) ? `${path.replace(/\/$/, '')}/index.html` : `${path}.html`
}
