import type { Format } from '../../schema/formats.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { eachField } from '../manifest/fields.ts'
import type { Path } from '../text/path.ts'
import type { Part } from './subject.ts'

const maxWords = 40
/** No sentence of so many words is shorter; saves looking at all the others. */
const leastLength = maxWords * 1.5
/** Where a sentence ends: before a space, or, by signs that bear their own space, anywhere. */
const end = /[.!?;:؟؛۔։።፧।॥၊။៖](?=\s|$)|[។៕。！？；：︒]/u
/** Scripts that set no spaces between words. */
const unspaced =
  /[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}\p{Script=Laoo}\p{Script=Khmr}\p{Script=Mymr}]/u
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Sentences that readers have to begin twice, each where it is written. */
export function sentenceLong({ resolved, shape, path, source }: Part): Finding[] {
  const findings: Finding[] = []
  const look = (text: string, _: Format, at: Path) => {
    if (text.length < leastLength) return
    const words = longest(text)
    if (words <= maxWords) return
    const message = `A sentence of ${words} words is hard to follow.`
    const place = source.placeOf([...at])
    findings.push(finding('sentence-long', place, message, 'Make two of it.'))
  }
  eachField(resolved, shape, look, [...path])
  return findings
}

const longest = (text: string) => Math.max(...text.split(end).map(wordsIn))

function wordsIn(sentence: string): number {
  if (!unspaced.test(sentence)) return sentence.trim().split(/\s+/).length
  return [...segmenter.segment(sentence)].filter(({ isWordLike }) => isWordLike).length
}
