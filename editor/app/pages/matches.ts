import type { PageLine } from '../../document/session.ts'

/** Whether a page has all of these words, begun or whole, in its title or address. */
export function matches({ title, path }: Pick<PageLine, 'title' | 'path'>, words: string): boolean {
  const text = `${title} ${path}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
