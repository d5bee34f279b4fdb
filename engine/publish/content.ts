/** What a file is to say; a large one in pieces. */
export type Content = Whole | Iterable<string>

type Whole = string | Uint8Array

export function isWhole(content: Content): content is Whole {
  return typeof content === 'string' || content instanceof Uint8Array
}

export function wholeOf(content: Content): Whole {
  return isWhole(content) ? content : [...content].join('')
}
