import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startFaultyProvider } from './faulty-provider.ts'
import { runChaos } from './run-chaos.ts'
import { judge, type StoredRow } from './verdict.ts'
import { textOf, type Visit } from './visitor.ts'

// "npm run chaos" is the long form, on both databases.
test('150 messages survive while everything is killed', { timeout: 240_000 }, async () => {
  const { figures, faults } = await runChaos({ messages: 150, seed: 4, log: () => undefined })
  expect(faults).toEqual([])
  expect(figures).toMatchObject({ visits: 150, accepted: 150, stored: 150, 'mails taken': 150 })
})

const row = (number: number): StoredRow => ({
  id: `id-${number}`,
  email: `visitor${number}@example.com`,
  message: textOf(number),
  state: 'sent',
  outboxId: `key-${number}`,
})
const mailOf = ({ email, message }: StoredRow) =>
  JSON.stringify({ to: ['office@site.test'], reply_to: email, text: message })
/** Forty visits of which all went well. */
function goodEvidence() {
  const rows = Array.from({ length: 40 }, (_, at) => row(at))
  const visits: Visit[] = rows.map(({ id }, number) => ({ number, id, otherIds: [], tries: 1 }))
  const provider = {
    mails: new Map(rows.map((each) => [each.outboxId, mailOf(each)])),
    contradictions: [] as string[],
    overlaps: [] as string[],
    needless: [] as string[],
    counts: { takes: 40, limits: 0, fails: 0, hangs: 0, breaks: 0, repeats: 0 },
  }
  return { visits, rows, provider, kills: {} }
}
type Evidence = ReturnType<typeof goodEvidence>

test('of a course in which all went well there is nothing to say', () => {
  expect(judge(goodEvidence()).faults).toEqual([])
})

const keys = Array.from({ length: 40 }, (_, at) => `key-${at}`)
// Each is a way in which the back end could be wrong; a verdict that lets one pass says nothing.
test.each<[string, (evidence: Evidence) => unknown, string]>([
  [
    'accepts nothing',
    ({ visits, rows, provider }) => {
      for (const visit of visits) visit.id = undefined
      rows.length = 0
      provider.mails.clear()
    },
    'Visit 0 was never accepted.',
  ],
  ['loses a message', ({ rows }) => rows.splice(7, 1), 'Visit 7 was accepted and is not stored.'],
  [
    'stores twice',
    ({ rows }) => rows.push({ ...row(2), id: 'id-2b' }),
    'Visit 2 is stored 2 times.',
  ],
  [
    'makes two messages of one',
    ({ visits }) => visits[3]?.otherIds.push('id-9'),
    'Visit 3 was told 2 ids.',
  ],
  [
    'gives up',
    ({ rows }) => rows.splice(4, 1, { ...row(4), state: 'dead' }),
    'Message id-4 is dead.',
  ],
  [
    'does not mail',
    ({ provider }) => provider.mails.delete('key-5'),
    'Message id-5 did not reach the provider.',
  ],
  [
    'mails another text',
    ({ provider }) => provider.mails.set('key-5', mailOf(row(6))),
    'Message id-5 did not reach the provider.',
  ],
  [
    'mails what nobody wrote',
    ({ provider }) => provider.mails.set('key-77', mailOf(row(77))),
    'The provider took 41 keys for 40 messages.',
  ],
  [
    'has answers go to somebody else',
    ({ provider }) => provider.mails.set('key-8', mailOf(row(8)).replace('visitor8@', 'visitor9@')),
    'The mail of message id-8 goes to the wrong people.',
  ],
  [
    'uses a key twice',
    ({ provider }) => provider.contradictions.push('key-2'),
    'Key key-2 was used for two mails.',
  ],
  [
    'mails all twice under one key',
    ({ provider }) => provider.needless.push(...keys),
    '40 mails were sent again though they had been answered.',
  ],
  [
    'ignores leases',
    ({ provider }) => provider.overlaps.push(...keys),
    '40 mails were under way twice at once.',
  ],
])('a back end that %s is found out', (_, sabotage, fault) => {
  const evidence = goodEvidence()
  sabotage(evidence)
  expect(judge(evidence).faults).toContain(fault)
})

test('the provider sees what comes twice at once, and what comes again though it was answered', async () => {
  const provider = await startFaultyProvider(() => 0.99) // breaks
  const post = (key: string) =>
    fetch(provider.url, { method: 'POST', headers: { 'idempotency-key': key }, body: '{}' }).catch(
      () => undefined,
    )
  await post('broken')
  await post('broken')
  expect(provider.needless).toEqual([])
  provider.calmDown()
  await post('taken')
  await post('taken')
  expect(provider.needless).toEqual(['taken'])
  expect(provider.overlaps).toEqual([])
  await Promise.all([post('both'), post('both')])
  expect(provider.overlaps.length + provider.needless.length).toBeGreaterThan(1)
  provider.close()
})

test('who hung up has read no answer, and may ask again', async () => {
  const provider = await startFaultyProvider(() => 0)
  const impatient = connect(Number(new URL(provider.url).port), '127.0.0.1')
  impatient.write(
    'POST /emails HTTP/1.1\r\nhost: x\r\nidempotency-key: unread\r\ncontent-length: 2\r\n\r\n{}',
  )
  await once(impatient, 'data')
  impatient.resetAndDestroy()
  await once(impatient, 'close')
  const headers = { 'idempotency-key': 'unread' }
  const again = () => fetch(provider.url, { method: 'POST', headers, body: '{}' })
  await again()
  expect([provider.counts.repeats, provider.needless]).toEqual([1, []])
  await again()
  expect(provider.needless).toEqual(['unread'])
  provider.close()
})
