const words = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Scripts that set no spaces between words. */
const unspaced =
  /[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}\p{Script=Laoo}\p{Script=Khmr}\p{Script=Mymr}]/u

/** A text in pieces between which a line may end; each has the space before it, and the signs after its word. */
export function breakable(text: string): string[] {
  return text.split(/(?=\s)/).flatMap((piece) => (unspaced.test(piece) ? wordsOf(piece) : piece))
}

function wordsOf(text: string): string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = pieces.at(-1)
    // A space goes with the word after it, any other sign with the word before it.
    if (last !== undefined && (!isWordLike || last.trim() === ''))
      pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}
