/** Letters that follow each other faster are one word, in milliseconds. */
const pause = 500

/** Where a key leads from a row of a list; undefined where it leads nowhere. */
export function rowAfter(key: string, at: number, count: number): number | undefined {
  const rows: { [key: string]: number } = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  }
  const row = rows[key]
  return row !== undefined && row >= 0 && row < count ? row : undefined
}

/** Whether a key is a letter or a digit by itself, by which a row is looked for. */
export function isLetter({ key, altKey, ctrlKey, metaKey }: Pressed): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && !altKey && !ctrlKey && !metaKey
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * Looks for rows by what is typed while one of them has the focus: the next that begins so, from the start again after
 * the last (ARIA Authoring Practices, "Tree View", type-ahead). One letter again and again leads from one to the next.
 */
export function createTypeAhead() {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  return (letter: string, names: string[], at: number, now: number): number | undefined => {
    typed = now - last <= pause ? typed + letter.toLowerCase() : letter.toLowerCase()
    last = now
    const isOneLetter = typed === typed.charAt(0).repeat(typed.length)
    const words = isOneLetter ? typed.charAt(0) : typed
    const first = isOneLetter ? at + 1 : at
    const order = names.map((_, index) => (first + index) % names.length)
    return order.find((index) => names[index]?.toLowerCase().startsWith(words))
  }
}
