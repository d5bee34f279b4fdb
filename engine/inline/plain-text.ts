import { parseInline } from './parse-inline.ts'

/** A text of the manifest without its marks: for places that know neither bold words nor links. */
export function plainText(text: string): string {
  return parseInline(text)
    .map((node) => node.text)
    .join('')
}
