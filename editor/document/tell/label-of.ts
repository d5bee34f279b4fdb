/** The fields by which people know a thing, the best first. */
const labels = ['title', 'name', 'label', 'heading', 'question', 'term', 'text', 'value', 'code']

/** The words by which people know a block or an item of a list; undefined where it has none. */
export function labelOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  const key = labelKeyOf(value)
  return key === undefined ? undefined : Object(value)[key]
}

/** The field that holds them. */
export function labelKeyOf(value: unknown): string | undefined {
  const own: { [key: string]: unknown } = Object(value)
  return labels.find((key) => {
    const label = own[key]
    return typeof label === 'string' && label.trim() !== ''
  })
}
