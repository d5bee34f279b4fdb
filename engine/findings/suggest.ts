/**
 * The known word that is most like a mistyped one, if any is near enough to be meant.
 * Near is one edit for each three letters (Damerau–Levenshtein, optimal string alignment).
 */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  let best: string | undefined
  let least = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const edits = distance(wanted, candidate.toLowerCase(), least - 1)
    if (edits < least) [best, least] = [candidate, edits]
  }
  return best
}

/** `Did you mean "…"?`, or what else to do where nothing is near. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const near = suggest(word, known)
  return near === undefined ? otherwise : `Did you mean "${near}"? ${otherwise}`
}

/**
 * How many letters two words differ by: put in, left out, replaced or swapped.
 * @param most where they differ by more, it need not be told how much
 */
export function distance(a: string, b: string, most = Infinity): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  let leastOfLast = 0
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(beforeLast, j - 2) + 1 : Infinity
      const edits = Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced, swapped)
      row.push(edits)
      least = Math.min(least, edits)
    }
    // What follows is made of these two rows, and only grows.
    if (Math.min(least, leastOfLast) > most) return Infinity
    leastOfLast = least
    ;[beforeLast, last] = [last, row]
  }
  return at(last, b.length)
}

const at = (row: number[], index: number) => row[index] ?? Infinity
