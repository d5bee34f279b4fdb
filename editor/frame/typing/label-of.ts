import type { Path } from '../../../engine/text/path.ts'

/** A text's name for a screen reader, from the inside out: "text of cards 2". */
export function labelOf(path: Path): string {
  const [field = '', ...around] = named(path[0] === 'blocks' ? path.slice(2) : path).reverse()
  return around.length > 0 ? `${field} of ${around.join(' of ')}` : field
}

/** Numbers go with the list that they count in. */
function named(path: Path): string[] {
  const names: string[] = []
  for (const key of path)
    if (typeof key === 'number') names.push(`${names.pop() ?? ''} ${key + 1}`.trim())
    else names.push(key.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`))
  return names
}
