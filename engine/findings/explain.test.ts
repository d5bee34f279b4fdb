import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { applyEdits } from '../text/edits/text-edit.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'),
  'utf8',
)

/** What is found first where a piece of the bakery is written in another way, and what `fix` makes of the piece. */
function found(good: string, bad: string) {
  expect(bakery).toContain(good)
  const text = bakery.replace(good, () => bad)
  const [first] = analyse('m.json', text).findings
  const fixed = first?.fix && applyEdits(text, [first.fix])
  const around = bakery.indexOf(good)
  const end = bakery.length - around - good.length
  return { ...first, fixed: fixed?.slice(around, fixed.length - end) }
}

const width = 'What belongs here: Width in pixels.'

test.each([
  { good: '"width": 1200', bad: '"width": "1200"', fixed: '"width": 1200' },
  { good: '"width": 1200', bad: '"width": "1200 px"', fixed: undefined },
  { good: '"width": 1200', bad: '"width": "x1200"', fixed: undefined },
  { good: '"width": 1200', bad: '"width": "1234567890"', fixed: undefined },
  { good: '"width": 1200', bad: '"width": true', fixed: undefined },
  { good: '"width": 1200', bad: '"width": [1200]', fixed: undefined },
  { good: '"width": 1200', bad: '"width": "true"', fixed: undefined },
  { good: '"prominent": true', bad: '"prominent": "1"', fixed: undefined },
  { good: '"prominent": true', bad: '"prominent": "true"', fixed: '"prominent": true' },
  { good: '"prominent": true', bad: '"prominent": "false"', fixed: '"prominent": false' },
  { good: '"prominent": true', bad: '"prominent": "yes"', fixed: undefined },
  { good: '"prominent": true', bad: '"prominent": 1', fixed: undefined },
  { good: '"menu": "Menu"', bad: '"menu": 7', fixed: '"menu": "7"' },
  { good: '"menu": "Menu"', bad: '"menu": true', fixed: '"menu": "true"' },
  { good: '"menu": "Menu"', bad: '"menu": null', fixed: undefined },
  { good: '"menu": "Menu"', bad: '"menu": ["Menu"]', fixed: undefined },
  { good: '"colour": "copper"', bad: '"colour": 7', fixed: undefined },
  { good: '"colour": "copper"', bad: '"colour": "coper"', fixed: '"colour": "copper"' },
  { good: '"colour": "copper"', bad: '"colour": "plum"', fixed: undefined },
  { good: '"menu": "Menu"', bad: '"mneu": "Menu"', fixed: '"menu": "Menu"' },
  { good: '"menu": "Menu"', bad: '"menu": "Menu", "mneu": "Menu"', fixed: undefined },
  { good: '"menu": "Menu"', bad: '"menu": "Menu", "zebra": "Menu"', fixed: undefined },
  {
    good: '"type": "call-to-action"',
    bad: '"type": "call-to-acton"',
    fixed: '"type": "call-to-action"',
  },
  { good: '"type": "call-to-action"', bad: '"type": "zebra"', fixed: undefined },
])('$bad is mended only where it can mean one thing', ({ good, bad, fixed }) => {
  const { severity, fixed: made } = found(good, bad)
  expect([severity, made]).toEqual(['error', fixed])
})

test.each([
  {
    good: '"width": 1200',
    bad: '"width": null',
    message: '"width" must be a whole number, not null.',
    hint: `Write a whole number here. ${width}`,
  },
  {
    good: '"width": 1200',
    bad: '"width": [1200]',
    message: '"width" must be a whole number, not a list in [ ].',
    hint: `Write a whole number here. ${width}`,
  },
  {
    good: '"width": 1200',
    bad: '"width": 0',
    message: '"width" must be at least 1.',
    hint: `Write a larger number. ${width}`,
  },
  {
    good: '"menu": "Menu"',
    bad: '"menu": { "a": 1 }',
    message: '"menu" must be a text in double quotes, not an object in { }.',
    hint: 'Write a text in double quotes here.',
  },
  {
    good: '"menu": "Menu"',
    bad: '"menu": ""',
    message: '"menu" is an empty text.',
    hint: 'Write something, or remove the field if it may be absent.',
  },
  {
    good: '"prominent": true',
    bad: '"prominent": 0',
    message: '"prominent" must be true or false, not a number.',
    hint: 'Write true or false here.',
  },
  {
    good: '"title": "Cakes and tarts"',
    bad: '"title": ""',
    message: 'This page has no title, so its tab and its search result would have no name.',
    hint: 'Add "title": what the page is about, in 30 to 60 characters.',
  },
  {
    good: '"title": "Page not found"',
    bad: '"title": ""',
    message: 'This page has no title, so its tab and its search result would have no name.',
    hint: 'Add "title": what the page is about, in 30 to 60 characters.',
  },
  ...['Our bread', 'Bread for your table?', 'This page has been eaten'].map((title) => ({
    good: `"title": "${title}"`,
    bad: '"title": ""',
    message: '"title" is an empty text.',
    hint: 'Write something, or remove the field if it may be absent.',
  })),
  {
    good: '"children": [',
    bad: '"children": [], "was": [',
    message: '"children" is an empty list.',
    hint: 'Add to the list, or remove the field if it may be absent.',
  },
  {
    good: '"columns": [',
    bad: '"columns": [{ "title": "x" }], "was": [',
    message: '"columns" needs at least 2 entries.',
    hint: 'Add to the list, or remove the field if it may be absent.',
  },
  {
    good: '"alt": "{bakery}: bread from a stone oven",',
    bad: '',
    message: 'This picture has no text for those who do not see it.',
    hint: 'Add "alt": what it shows; "alt": "" where it is decoration only.',
  },
  {
    good: '"copyright": "© 2025 {bakery}",',
    bad: '',
    message: 'The field "copyright" is missing in "footer", which cannot be shown without it.',
    hint: 'Add "copyright".',
  },
  {
    good: '"name": "Home",',
    bad: '',
    message: 'The field "name" is missing in this',
    hint: 'Add "name". What belongs here: ',
  },
  {
    good: '"opening": "5:30"',
    bad: '"opening": "5:30", "Opening hours": "5"',
    message: '"Opening hours" cannot be a name in "variables", since no text could use it.',
    hint: 'Begin with a small letter, then letters and digits, as in "openingHours".',
  },
  {
    good: '"type": "call-to-action"',
    bad: '"type": "zebra"',
    message: 'There is no block "zebra", so nothing could be shown here.',
    hint: 'The types are: ',
  },
])('$bad is explained: $message', ({ good, bad, message, hint }) => {
  const { message: said, hint: advice } = found(good, bad)
  expect(said).toContain(message)
  expect(advice).toMatch(new RegExp(`^${hint.replace(/[.[\]{}()]/g, '\\$&')}`))
})
