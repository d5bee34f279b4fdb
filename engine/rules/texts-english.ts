import type { Format } from '../../schema/formats.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { plainText } from '../inline/plain-text.ts'
import { eachField } from '../manifest/fields.ts'
import type { ShownBlock } from '../manifest/stages.ts'
import type { PageSubject } from './subject.ts'

/** Formats of what is read aloud. */
const words = new Set<Format>(['text', 'long-text', 'inline', 'alt'])
/** Words that English sentences are full of, and that hardly any other language has more than one or two of. */
const telling = new Set(
  'the and you your with from this that what which who how our their they have are of before when where will would there'.split(
    ' ',
  ),
)
/** A shorter text may be a name or a slogan. */
const leastWords = 8

/** Sentences of a page that are English, as those of a new site are, while the page is said to be in another language. */
export function textsEnglish({ path, shown, language, source }: PageSubject): Finding[] {
  if (isEnglish(language)) return []
  const found: string[] = []
  const look = (text: string, format: Format) => {
    if (words.has(format) && isInEnglish(plainText(text))) found.push(plainText(text))
  }
  const blocks = shown.blocks.filter((block) => !isEnglish(languageOf(block)))
  eachField({ ...shown, blocks }, 'Page', look)
  const [first = ''] = found
  if (found.length === 0) return []
  const which = `"${first.slice(0, 40).trimEnd()}…"${found.length > 1 ? ` and ${found.length - 1} more` : ''}`
  const message = `Texts of this page are English (${which}), though it is said to be in "${language}": screen readers would read them with the wrong voice.`
  const hint = `Write them in "${language}", or say "language": "en" of the page, or of the block.`
  return [finding('texts-english', source.placeOf([...path, 'title']), message, hint)]
}

const isEnglish = (language: string) => /^(?:en|sco)(?:-|$)/i.test(language)

const languageOf = (block: ShownBlock) => ('language' in block && block.language) || ''

function isInEnglish(text: string): boolean {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const told = all.filter((word) => telling.has(word))
  return all.length >= leastWords && told.length >= all.length / 4 && new Set(told).size > 2
}
