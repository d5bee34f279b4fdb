import { expect, test } from 'vitest'
import { type ListedMessage, readMoment } from './operator-messages.ts'
import {
  exportAsCsv,
  exportAsJson,
  listAsJson,
  listAsText,
  messageAsText,
} from './print-messages.ts'

const message: ListedMessage = {
  id: '102f9b6a-17ff-4fa1-a3a1-c4c4de2880eb',
  receivedAt: '2026-11-21T16:52:50.135+01:00',
  name: 'Ada "the" Countess',
  email: 'ada@example.com',
  company: '=HYPERLINK("x")',
  phone: '+1 555',
  about: 'Rye and its sour',
  message: 'Two\nlines',
  form: '',
  entries: [],
  suspicion: null,
  state: 'dead',
  attempts: 3,
  lastError: 'HTTP 422',
  dueAt: '2026-11-21T15:52:50Z',
  sentAt: null,
}

test('JSON has the seven fields that scripts rely on', () => {
  const { id, receivedAt, name, email, state, attempts, lastError } = message
  expect(JSON.parse(listAsJson([message]))).toEqual({
    messages: [{ id, receivedAt, name, email, state, attempts, lastError }],
  })
})

test('text has a line a message, in UTC', () => {
  expect(listAsText([message]).split('\n')[1]).toBe(
    '2026-11-21T15:52:50Z  dead       3  102f9b6a-17ff-4fa1-a3a1-c4c4de2880eb  Ada "the" Countess <ada@example.com>  (HTTP 422)',
  )
  expect(listAsText([])).toBe('No messages.')
})

test('CSV quotes, and no cell is a formula', () => {
  const [head, row] = exportAsCsv([message]).split('\r\n')
  expect(head).toBe(
    '\ufeffid,receivedAt,state,attempts,lastError,sentAt,suspicion,name,email,company,phone,about,message',
  )
  expect(row).toContain(
    `"Ada ""the"" Countess","ada@example.com","'=HYPERLINK(""x"")","'+1 555","Rye and its sour","Two\nlines"`,
  )
})

test('what came by a declared form stands under its labels', () => {
  const entries = [
    { name: 'animal', label: 'اسم الحيوان', value: 'لولو' },
    { name: 'wishes', label: 'Wishes', value: '=1+1' },
  ]
  const visit = { ...message, message: '', form: 'visit', entries }
  const [head, given, declared] = exportAsCsv([message, visit]).split('\r\n')
  expect(head).toMatch(/,message,form,"اسم الحيوان","Wishes"$/)
  expect(given).toMatch(/,"","",""$/)
  expect(declared).toMatch(/,"visit","لولو","'=1\+1"$/)
  expect(JSON.parse(exportAsJson([message, visit])).messages).toMatchObject([
    { message: 'Two\nlines' },
    { form: 'visit', entries },
  ])
  expect(messageAsText(visit)).toMatch(/\n\nاسم الحيوان: لولو\nWishes: =1\+1$/)
  const file = { id: 'f', field: 'wishes', name: 'a.pdf', mediaType: 'application/pdf', size: 1 }
  expect(messageAsText({ ...visit, files: [file] })).toMatch(
    /1\n\nIts files: broadsheet messages files 102f9b6a-[\w-]+ --out <folder>$/,
  )
})

test.each([
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T09:00Z', '2026-11-21T09:00:00.000Z'],
  ['24h', '2026-11-20T12:00:00.000Z'],
  ['7d', '2026-11-14T12:00:00.000Z'],
  ['30m', '2026-11-21T11:30:00.000Z'],
  ['yesterday', undefined],
  ['2026-13-40', undefined],
  ['1', undefined],
])('%s is the moment %s', (text, moment) => {
  expect(readMoment(text, Date.parse('2026-11-21T12:00:00Z'))).toBe(moment)
})
