import { plainText } from '../../engine/inline/plain-text.ts'

/** Fields that no visitor reads as words of the page: addresses, names of things, and what is said only later. */
const unread =
  /^(?:type|id|href|src|alt|icon|colour|date|width|height|search|empty|placeholder|sending|success|failure|help|art|updated|about|language|form|consent|told)$/

/** The words of a block that stand on its page from the start, as a visitor reads them. */
export function shownTexts(value: unknown, key = ''): string[] {
  if (unread.test(key)) return []
  if (typeof value === 'string') return [plainText(value)]
  if (typeof value !== 'object' || value === null) return []
  if ('kind' in value && 'label' in value) {
    const { label, hint = '' } = { ...value } // of a field, the rest is said when something is missing
    return [shownTexts(label), shownTexts(hint)].flat()
  }
  if ('choices' in value) return shownTexts(value.choices) // the name of the group is for screen readers
  return Object.entries(value).flatMap(([name, held]) =>
    shownTexts(held, Array.isArray(value) ? key : name),
  )
}
