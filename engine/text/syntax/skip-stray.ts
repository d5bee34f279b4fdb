import type { Reading } from './reading.ts'

/** Steps over a character that nothing could be made of since `start`, so that the reading always goes on. */
export function skipStray(reading: Reading, start: number): void {
  const char = reading.text[reading.at]
  if (reading.at > start || char === undefined) return
  reading.mistakes.push({
    offset: reading.at,
    message: `This "${char}" stands where nothing can be made of it.`,
    hint: 'Remove it, or look for what is missing before it.',
  })
  reading.at++
}
