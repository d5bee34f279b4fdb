import { room } from '../../../../engine/rules/length.ts'
import { pixelWidth } from '../../../../engine/rules/pixel-width.ts'

/** A text as search results cut it: at a word, with dots behind it. */
export function cutText(text: string, of: keyof typeof room): string {
  const { size, pixels } = room[of]
  if (pixelWidth(text, size) <= pixels) return text
  const words = text.split(' ')
  const fits = (count: number) => pixelWidth(`${words.slice(0, count).join(' ')} …`, size) <= pixels
  let count = words.length
  while (count > 1 && !fits(count)) count--
  return `${words.slice(0, count).join(' ')} …`
}
