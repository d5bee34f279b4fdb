import type { Finding } from '../findings/finding.ts'
import { eachString } from '../text/walk.ts'
import type { Subject } from './subject.ts'

const maxWords = 40
/** No sentence of so many words is shorter; saves looking at all the others. */
const leastLength = maxWords * 3

/** Sentences that readers have to begin twice. */
export function sentenceLong({ shown, source }: Subject): Finding[] {
  const findings: Finding[] = []
  eachString(
    shown.pages,
    (text, path) => {
      if (text.length < leastLength) return
      const words = longest(text)
      if (words <= maxWords) return
      const message = `A sentence of ${words} words is hard to follow.`
      const at = source.placeOf([...path])
      findings.push(source.finding('sentence-long', at, message, 'Make two of it.'))
    },
    ['pages'],
  )
  return findings
}

const longest = (text: string) =>
  Math.max(...text.split(/[.!?;:](?=\s|$)/).map((sentence) => sentence.split(/\s+/).length))
