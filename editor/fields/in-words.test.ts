import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../../engine/analysis/analyse.ts'
import { inWords } from './in-words.ts'

const folder = join(import.meta.dirname, '../../engine/fixtures/broken')
/** Mistakes that the text alone can have; there it is shown with its keys and brackets. */
const ofText = new Set([
  'syntax',
  'key-duplicate',
  'key-unknown',
  'version-unknown',
  'version-older',
])
const found = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => analyse(name, readFileSync(join(folder, name), 'utf8')).findings)
  .filter(({ code }) => !ofText.has(code))

test.each([...new Map(found.map((each) => [inWords(each).hint, each])).values()])(
  '$code speaks of no key and no bracket: $hint',
  (finding) => {
    const { message, hint } = inWords(finding)
    const jargon =
      /double quotes|\[ \]|\{ |\bkey\b|Add "|under "|a "title"|"(?:id|alt|type|translate[sd])"|folder "/
    expect(`${message} ${hint}`).not.toMatch(jargon)
  },
)

test.each([
  {
    message: '"socialImage" is an empty text.',
    hint: 'Write something, or remove the field if it may be absent. What belongs here: A picture.',
    said: 'The social image is an empty text. Write something, or take it away. What belongs here: A picture.',
  },
  {
    message: 'Entry 3 of "blocks" must be an object in { }, not a text in double quotes.',
    hint: 'Write an object in { } here.',
    said: 'Entry 3 of the blocks must be a group of fields, not a text. Write a group of fields here.',
  },
  {
    message: 'This page has no description.',
    hint: 'Add "description": what the page offers, in 120 to 160 characters.',
    said: 'This page has no description. Write what the page offers, in 120 to 160 characters.',
  },
])('$hint', ({ said, ...finding }) => {
  const { message, hint } = inWords(finding)
  expect(`${message} ${hint}`).toBe(said)
})
