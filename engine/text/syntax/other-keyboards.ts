import { codePoint } from '../invisible.ts'
import type { Mistake } from './mistake.ts'

/** What other keyboards have where JSON has a comma. */
export const commas = '،、，﹐؛；､'
const colons = '：﹕︓'

/** A comma or colon of another keyboard that stands at an offset. */
export function otherSign(text: string, offset: number): Mistake | undefined {
  const sign = text.charAt(offset)
  const isComma = commas.includes(sign)
  if (sign === '' || !(isComma || colons.includes(sign))) return undefined
  const right = isComma ? ',' : ':'
  return {
    offset,
    message: `"${sign}" (${codePoint(sign)}) is the ${isComma ? 'comma' : 'colon'} of another keyboard; JSON knows "${right}" alone.`,
    hint: `Write "${right}".`,
    fix: { offset, length: 1, text: right },
  }
}
