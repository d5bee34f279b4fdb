import type { Layout } from './layout.ts'

/** Writes a value as JSON in the layout of its place. */
export function writeValue(value: unknown, layout: Layout, indent = layout.indent): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = indent + layout.unit
  if (Array.isArray(value)) {
    const items = value.map((item) => writeValue(item, layout, inner))
    return writeMembers(items, '[]', '', layout, indent)
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const members = fields.map(
    ([key, field]) => JSON.stringify(key) + layout.colon + writeValue(field, layout, inner),
  )
  return writeMembers(members, '{}', layout.padding, layout, indent)
}

function writeMembers(
  members: string[],
  brackets: '[]' | '{}',
  padding: string,
  { isOneLine, comma, lineEnd, unit }: Layout,
  indent: string,
): string {
  if (members.length === 0) return brackets
  const [opening, closing] = brackets
  if (isOneLine) return opening + padding + members.join(comma) + padding + closing
  const line = lineEnd + indent
  return opening + line + unit + members.join(`,${line}${unit}`) + line + closing
}
