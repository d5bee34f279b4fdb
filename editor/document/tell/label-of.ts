/** The fields by which people know a thing, the best first. */
const names = ['title', 'name', 'label', 'heading', 'question', 'term', 'text', 'value', 'code']

/** The words by which people know a block or an item of a list; undefined where it has none. */
export function labelOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  const own: { [key: string]: unknown } = Object(value)
  for (const name of names) {
    const label = own[name]
    if (typeof label === 'string' && label.trim() !== '') return label
  }
  return undefined
}
