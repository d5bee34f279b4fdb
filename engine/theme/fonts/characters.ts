/** Western European letters and the punctuation that typesetting uses: what is kept of a font's Latin letters. */
export const western = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„†‡•…‰‹›€™−→←≤≥`

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}
