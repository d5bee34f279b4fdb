import { fixedFolder } from '../../engine/analysis/fixed-folder.ts'

/**
 * The name that the file of a new page gets where a pattern includes the pages: its address below the folder of the pattern.
 * A pattern that knows no deeper folders has hyphens for them. Whether the pattern has the name, its reader must tell.
 */
export function pageFileName(include: string, path: unknown): string {
  const folder = fixedFolder(include)
  const fixed = folder ? [folder] : []
  const parts = include.split('/')
  const last = parts.at(-1) ?? ''
  const isDeep = parts.slice(0, -1).includes('**')
  const words = wordsOf(path)
  const own = isDeep ? words : [words.join('-')]
  if (!last.includes('*')) return [...fixed, ...own, last].join('/')
  return [...fixed, ...own.slice(0, -1), last.replace(/\*+/, own.at(-1) ?? '')].join('/')
}

/** The parts of an address that can be names of files on any machine. */
function wordsOf(path: unknown): string[] {
  const words = String(path ?? 'page')
    .normalize()
    .split('/')
    .map((word) => word.replace(/[^\p{L}\p{N}\p{M}_-]+/gu, '-').replace(/^-+|-+$/g, ''))
    .filter((word) => word !== '')
  return words.length > 0 ? words : ['index']
}
