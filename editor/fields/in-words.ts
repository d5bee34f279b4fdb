import type { Finding } from '../../engine/findings/finding.ts'
import { wordsOf } from '../document/tell/words.ts'

type Said = Pick<Finding, 'message' | 'hint'>
type Rule = [written: RegExp, replacement: string | ((...groups: string[]) => string)]

/** Where the whole site is set, as the screen calls it. */
const underSite = (part: string) => `under ☰, “The whole site”, “${part}”`

/** What the check says to those who have the file before them, and what is said here in its place. */
const hints: Rule[] = [
  [/^Add "title": what/, 'Write what'],
  [/^Add "description": what/, 'Write what'],
  [/^Add "alt":.*/, 'Write what it shows; leave the text empty where it is decoration only.'],
  [/^Give (it|one of them) another "id"\./, 'Give $1 another name for links.'],
  [
    /A place gets its name by an "id" in a block\./,
    'A block has its name for links among its fields.',
  ],
  [/Variables are under "site", "variables"\./, `All variables stand ${underSite('Variables')}.`],
  [/Shared blocks are under "shared"\./, `They stand ${underSite('Shared blocks')}.`],
  [/Forms are under "forms"\./, `All forms stand ${underSite('Forms')}.`],
  [
    /^Give it "fields" with the words of the five given ones, or name a declared form as "form"\./,
    'Fill in the words of the five given fields, or the name of a declared form.',
  ],
  [
    /^Write the block itself under "shared"\./,
    `Write the block itself ${underSite('Shared blocks')}.`,
  ],
  [/^Write them under "texts"\./, `Write them ${underSite('Words around pages')}.`],
  [
    /say "language": "en" of the page, or of the block/,
    'choose English as “Language” of the page, or of the block',
  ],
  [/"translated": ("\w+")/, '$1 into “State that was translated”'],
  [/\bLet "translates" name\b/, 'Let “Translation of” name'],
  [
    /^Run "(npm install .+?)"\./,
    'Choose another font, or ask whoever looks after the site’s computer to run “$1” there.',
  ],
  [/^Show it with \{.*?\}, or/, 'Show it on a page, where blocks are added, or'],
  [
    /^Put the file into the site's folder "public", or.*/,
    'Choose another picture, or put this one in again.',
  ],
  [
    /^Write the file's own size, or "height": \d+\./,
    'Put the picture in again: its size is then written along.',
  ],
  [/ with a reason under "accepted"/, ` with a reason, ${underSite('Accepted findings')}`],
  [/, or change the theme's ".*?"/, ''],
  [/ ?The (?:types|fields) are: .*/, ''],
  [/^Add "(\w+)"\.(?: What belongs here: )?/, (_, key = '') => `Fill in the ${wordsOf(key)}. `],
  [
    /^Add "(\w+)" or "(\w+)"\./,
    (_, key = '', other = '') => `Fill in the ${wordsOf(key)} or the ${wordsOf(other)}.`,
  ],
  [/, or remove the field if it may be absent/, ', or take it away'],
  [/; its "type" says which/, ''],
]

const both: Rule[] = [
  [/ in double quotes/g, ''],
  [/ in (?:\[ \]|\{ \})/g, ''],
  [/\ban object\b/g, 'a group of fields'],
  [/\bnot null\b/g, 'not nothing'],
  [/\ba "title"/g, 'a title'],
  [
    /^(?:The field )?"([a-z]\w*)" (is an?|is not|is missing|must be|needs)\b/g,
    (_, key = '', verb = '') => `The ${wordsOf(key)} ${verb}`,
  ],
  [/\b([Ee]ntry \d+) of "(\w+)"/g, (_, entry = '', key = '') => `${entry} of the ${wordsOf(key)}`],
  [/^Remove "(\w+)"/, (_, key = '') => `Remove the ${wordsOf(key)}`],
]

/** A finding in the words of the screen: whoever reads it here never saw the file's keys and brackets. */
export function inWords({ message, hint }: Said): Said {
  return { message: rewritten(message, both), hint: rewritten(hint, [...hints, ...both]).trim() }
}

function rewritten(text: string, rules: Rule[]): string {
  return rules.reduce(
    (said, [written, by]) =>
      typeof by === 'string' ? said.replace(written, by) : said.replace(written, by),
    text,
  )
}
