import type { Opener } from './mistake.ts'
import type { Reading } from './reading.ts'
import { deepest, tooDeep } from './too-deep.ts'

/** Notes that a bracket is open from here on. Where too many are, the reading goes no further. */
export function open(reading: Reading, opener: Opener): void {
  reading.open.push(opener)
  if (reading.open.length <= deepest || reading.isCutOff) return
  reading.mistakes.push({ offset: opener.offset, ...tooDeep })
  reading.at = reading.text.length
  reading.isCutOff = true
}
