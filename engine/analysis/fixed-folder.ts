/** The folder that a pattern names before its first wildcard; empty where it names none. */
export function fixedFolder(include: string): string {
  const folders = include.replace(/^\.\//, '').split('/').slice(0, -1)
  const wild = folders.findIndex((part) => /[*?[\]{}()!]/.test(part))
  return folders.slice(0, wild < 0 ? folders.length : wild).join('/')
}
