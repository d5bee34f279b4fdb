import { beforeEach, describe, expect, test, vi } from 'vitest'
import { erasePerson } from '../operator/operator-messages.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { codeOf } from './database.ts'
import { migrate } from './migrate.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 }) // a busy machine is slow, and that is no fault

const content = (message: string) => ({
  name: 'Ada',
  email: 'Ada@example.com',
  company: '',
  phone: '',
  message,
})
const noLimits = { perSender: null, perForm: null, windowSeconds: 60 }

onEachDatabase((open) => {
  const { database, call } = open()
  const ask = (name: string, args: object = {}) => call('service_role', name, { ...args })
  const store = async (message: string, more: object = {}) =>
    Object(
      await ask('store_message', {
        content: content(message),
        idempotency_key: null,
        suspicion: null,
        address: null,
        limits: noLimits,
        ...more,
      }),
    )
  const claim = async (batch = 10) =>
    Object(await ask('claim_outbox', { batch, lease_seconds: 60 }))
  const rows = async (statement: string) =>
    (await database.query<{ value: unknown }>(statement)).map(({ value }) => value)
  const states = () => rows('select state as value from public.outbox order by created_at')
  /** Ages everything in the database by this much time. */
  const pass = async (time: string) => {
    for (const [table, column] of [
      ['messages', 'received_at'],
      ['outbox', 'created_at'],
      ['outbox', 'due_at'],
      ['outbox', 'give_up_at'],
      ['outbox', 'lease_until'],
      ['outbox', 'sent_at'],
      ['outbox', 'tried_at'],
      ['outbox', 'unsure_since'],
      ['messages', 'expired_at'],
    ])
      await database.run(`update public.${table} set ${column} = ${column} - interval '${time}'`)
  }
  beforeEach(() =>
    database.run('truncate public.messages, public.outbox, public.sender_salts cascade'),
  )

  test('migrating a second time changes nothing', async () => {
    expect(await migrate(database)).toEqual([])
  })

  test('what a message is about is stored, mailed and listed, and makes it another message', async () => {
    await store('Hello')
    const about = { content: { ...content('Hello'), about: 'Rye and its sour' } }
    expect(await store('Hello', about)).toMatchObject({ outcome: 'stored' })
    expect(await store('Hello', about)).toMatchObject({ outcome: 'known' })
    const claimed: { content: { about: string } }[] = await claim()
    expect(claimed.map(({ content }) => content.about).sort()).toEqual(['', 'Rye and its sour'])
    expect(await ask('list_messages', { search: 'its SOUR' })).toMatchObject([
      { about: 'Rye and its sour', message: 'Hello' },
    ])
  })

  describe('of declared forms', () => {
    const visit = (value: string, email = '') => ({
      ...content(''),
      ...{ name: '', email, form: 'visit', mail: { to: ['vet@example.com'] } },
      entries: [
        { name: 'animal', label: 'Animal', value },
        { name: 'other', label: 'Other address', value: 'Bob@example.com' },
      ],
    })

    test('the site’s are known, and no others', async () => {
      expect(await ask('set_forms', { forms: { visit: { fields: [1] }, old: {} } })).toBe(2)
      expect(await ask('set_forms', { forms: { visit: { fields: [2] } } })).toBe(1)
      expect(await ask('form_of', { name: 'visit' })).toEqual({ fields: [2] })
      expect(await ask('form_of', { name: 'old' })).toBeNull()
    })

    test('entries are stored, mailed, listed and found; others are another message', async () => {
      await store('', { content: visit('Luna') })
      expect(await store('', { content: visit('Luna') })).toMatchObject({ outcome: 'known' })
      expect(await store('', { content: visit('Rex') })).toMatchObject({ outcome: 'stored' })
      const [mail] = await claim(1)
      expect(mail.content).toMatchObject(visit('Luna'))
      expect(await ask('list_messages', { search: 'animal: LUNA' })).toMatchObject([
        { form: 'visit', entries: visit('Luna').entries },
      ])
    })

    test('a visitor’s language goes with the mail, of the given form as well', async () => {
      const spoken = { content: { ...content('Hello'), mail: { language: 'ar' } } }
      await store('Hello', spoken)
      const [mail] = await claim(1)
      expect(mail.content).toMatchObject({ form: '', mail: { language: 'ar' } })
    })

    test('a person is forgotten wherever a form asked for the address', async () => {
      await store('', { content: visit('Luna', 'ada@example.com') })
      await store('Hello')
      expect(await erasePerson({ call: ask, close: async () => {} }, '')).toBe(0)
      expect(await erasePerson({ call: ask, close: async () => {} }, 'bob@example.com')).toBe(1)
      expect(await states()).toHaveLength(1)
    })
  })

  describe('of files', () => {
    const base64 = (text: string) => Buffer.from(text).toString('base64')
    const fileOf = (text: string, name = 'a.pdf') => ({
      ...{ field: 'cv', name, mediaType: 'application/pdf', bytes: base64(text) },
    })
    const files = [fileOf('%PDF-1'), fileOf('%PDF-22', 'b.pdf')]
    const idOf = async (message: string, more: object = {}) =>
      (await store(message, { files, ...more })).id
    const fileRows = () => rows('select name as value from public.message_files order by place')
    const listed = (name: string, size: number) => ({
      ...{ id: expect.any(String), field: 'cv', name, mediaType: 'application/pdf', size },
    })

    test('they are stored with the message, mailed and shown by their names, and read by their ids', async () => {
      const id = await idOf('one')
      const named = [listed('a.pdf', 6), listed('b.pdf', 7)]
      expect(await claim()).toMatchObject([{ content: { files: named } }])
      expect(await ask('show_message', { id })).toMatchObject({ id, files: named })
      const [, second] = Object(await ask('files_of', { message_id: id }))
      expect(await ask('file_bytes', { id: second.id })).toBe(base64('%PDF-22'))
      const large = await idOf('large', { files: [fileOf(`%PDF-${'a'.repeat(70_000)}`)] })
      const [only] = Object(await ask('files_of', { message_id: large }))
      expect(await ask('file_bytes', { id: only.id })).toBe(base64(`%PDF-${'a'.repeat(70_000)}`))
    })

    test('the same key or content with the same files is one message, with others it is another', async () => {
      const id = await idOf('one', { idempotency_key: 'key-of-form' })
      expect(await store('one', { files, idempotency_key: 'key-of-form' })).toMatchObject({
        outcome: 'known',
        id,
      })
      expect(await store('one', { files })).toMatchObject({ outcome: 'known', id })
      expect(await store('one', { files: [fileOf('%PDF-3')] })).toMatchObject({ outcome: 'stored' })
      const other = { files: [fileOf('%PDF-4')], idempotency_key: 'key-of-form' }
      expect(await store('one', other)).toMatchObject({ outcome: 'key-reused' })
      expect(await fileRows()).toHaveLength(3)
    })

    test('where one cannot be stored, nothing is', async () => {
      await expect(store('one', { files: [{ ...fileOf(''), name: null }] })).rejects.toThrow()
      expect([await fileRows(), await states()]).toEqual([[], []])
    })

    test('they go when their message goes', async () => {
      await idOf('one')
      expect(await ask('erase_person', { email: 'ada@example.com' })).toBe(1)
      expect(await fileRows()).toEqual([])
    })

    test('a sender has so many bytes an hour, and all together; work lifts the latter', async () => {
      const limits = { ...noLimits, fileBytesPerSender: 20, fileBytesPerForm: 30 }
      const send = (message: string, address: string, more: object = {}) =>
        store(message, { files, address, limits: { ...limits, ...more } })
      expect((await send('1', 'a')).outcome).toBe('stored')
      await pass('20 minutes')
      const refused = await send('2', 'a')
      expect(refused).toMatchObject({ outcome: 'limited', by: 'sender' })
      expect(refused.retryAfterSeconds).toBeGreaterThan(2390)
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(2400)
      expect((await store('without', { address: 'a', limits })).outcome).toBe('stored')
      expect((await send('3', 'b')).outcome).toBe('stored')
      expect(await send('4', 'c')).toMatchObject({ outcome: 'limited', by: 'form' })
      expect((await send('5', 'c', { fileBytesPerForm: null })).outcome).toBe('stored')
      await pass('41 minutes')
      expect((await send('6', 'a', { fileBytesPerForm: null })).outcome).toBe('stored')
    })

    test('where no more can be kept, messages with files are refused and others taken', async () => {
      await database.run('update public.contact_settings set file_megabytes = 0')
      expect(await store('one', { files })).toEqual({ outcome: 'full' })
      expect((await store('one')).outcome).toBe('stored')
      await database.run('update public.contact_settings set file_megabytes = 300')
      expect((await store('one', { files })).outcome).toBe('stored')
    })
  })

  describe('storing', () => {
    test('writes message and mail together', async () => {
      const stored = await store('one')
      expect(stored.outcome).toBe('stored')
      expect(await rows('select message_id as value from public.outbox')).toEqual([stored.id])
    })

    test('a key that is known gives the message that it had', async () => {
      const first = await store('one', { idempotency_key: 'key-of-form' })
      expect(await store('one', { idempotency_key: 'key-of-form' })).toEqual({
        outcome: 'known',
        id: first.id,
      })
      expect(await store('two', { idempotency_key: 'key-of-form' })).toMatchObject({
        outcome: 'key-reused',
      })
      expect(await states()).toHaveLength(1)
    })

    test('the same content is one message for 24 h', async () => {
      const first = await store('one', { idempotency_key: 'tab-number-1' })
      expect(await store('one', { idempotency_key: 'tab-number-2' })).toEqual({
        outcome: 'known',
        id: first.id,
      })
      await pass('25 hours')
      expect((await store('one')).outcome).toBe('stored')
    })

    test('the same content at once is one message', async () => {
      for (let round = 0; round < 20; round++) {
        const tabs = Array.from({ length: 8 }, (_, tab) => `round-${round}-tab-${tab}`)
        const all = await Promise.all(
          tabs.map((key) => store(`round ${round}`, { idempotency_key: key })),
        )
        expect(new Set(all.map(({ id }) => id)).size).toBe(1)
        expect(all.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
      }
    })

    test('the same key at once is one message', async () => {
      const all = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          store(`text ${at}`, { idempotency_key: 'one-key-for-all' }),
        ),
      )
      expect(all.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
      expect(all.filter(({ outcome }) => outcome === 'key-reused')).toHaveLength(11)
    })
  })

  describe('limits', () => {
    const limits = { perSender: 2, perForm: 4, windowSeconds: 60 }
    const send = (message: string, address: string, suspicion: string | null = null) =>
      store(message, { address, limits, suspicion })

    test('hold back one sender, and say for how long', async () => {
      await send('1', 'a')
      await pass('20 seconds')
      await send('2', 'a')
      const refused = await send('3', 'a')
      expect(refused.outcome).toBe('limited')
      expect(refused.retryAfterSeconds).toBeGreaterThan(35)
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(40)
      expect((await send('4', 'b')).outcome).toBe('stored')
      await pass('41 seconds')
      expect((await send('5', 'a')).outcome).toBe('stored')
    })

    test('do not count what was stored before', async () => {
      const first = await send('1', 'a')
      await send('2', 'a')
      expect(await send('1', 'a')).toEqual({ outcome: 'known', id: first.id })
    })

    test('of the form are not used up by machines', async () => {
      for (let at = 0; at < 4; at++) await send(`spam ${at}`, `machine ${at}`, 'honeypot')
      expect((await send('spam 5', 'machine 5', 'honeypot')).outcome).toBe('limited')
      for (let at = 0; at < 4; at++)
        expect((await send(`hello ${at}`, `person ${at}`)).outcome).toBe('stored')
      expect((await send('hello 5', 'person 5')).outcome).toBe('limited')
    })

    test('hold when the sender presses at once', async () => {
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, at) => send(`at once ${at}`, 'a')),
      )
      expect(all.filter(({ outcome }) => outcome === 'stored')).toHaveLength(2)
    })

    test('of the form hold when many senders press at once, and say that they are the form’s', async () => {
      const all = await Promise.all(
        Array.from({ length: 16 }, (_, at) => send(`rush ${at}`, `person ${at}`)),
      )
      expect(all.filter(({ outcome }) => outcome === 'stored')).toHaveLength(4)
      expect(all.find(({ outcome }) => outcome === 'limited')).toMatchObject({ by: 'form' })
      await send('one more', 'person 1', 'honeypot')
      await send('and more', 'person 1', 'honeypot')
      expect(await send('too much', 'person 1', 'honeypot')).toMatchObject({ by: 'sender' })
    })

    test('are the sender’s own where both are reached: no work lifts that one', async () => {
      for (const [at, person] of ['a', 'a', 'b', 'c'].entries()) await send(`${at}`, person)
      expect(await send('too much', 'a')).toMatchObject({ outcome: 'limited', by: 'sender' })
      expect(await send('too late', 'd')).toMatchObject({ outcome: 'limited', by: 'form' })
    })

    test('hold nobody back for what was sent before the clock went back a day', async () => {
      for (let at = 0; at < 4; at++) await send(`before ${at}`, 'a')
      await pass('-1 day')
      expect((await send('afterwards', 'a')).outcome).toBe('stored')
    })

    test('need no address to be kept', async () => {
      await send('1', '203.0.113.9')
      const [hash] = await rows(`select encode(sender_hash, 'hex') as value from public.messages`)
      expect(hash).toMatch(/^[0-9a-f]{64}$/)
      const [plain] = await rows(`select encode(sha256('203.0.113.9'), 'hex') as value`)
      expect(hash).not.toBe(plain)
    })
  })

  describe('delivering', () => {
    test('a mail belongs to one deliverer until its lease ends', async () => {
      await store('one')
      const [mail] = await claim()
      expect(mail).toMatchObject({
        attempt: 1,
        summary: null,
        content: { name: 'Ada', message: 'one', suspicion: null },
      })
      expect(await claim()).toEqual([])
      await pass('61 seconds')
      expect(await claim()).toMatchObject([{ id: mail.id, attempt: 2 }])
    })

    test('two deliverers at once share the mail', async () => {
      for (let at = 0; at < 20; at++) await store(`mail ${at}`)
      const claimed = (await Promise.all([claim(), claim(), claim(), claim()])).flat()
      expect(claimed).toHaveLength(20)
      expect(new Set(claimed.map(({ id }) => id)).size).toBe(20)
    })

    test('what is sent is sent, also after the lease', async () => {
      await store('one')
      const [{ id }] = await claim()
      await pass('61 seconds')
      await claim()
      expect(await ask('mark_sent', { id, provider_id: 'p' })).toBe(true)
      expect(
        await ask('mark_failed', { id, attempt: 2, error: 'late', is_permanent: true }),
      ).toBeNull()
      expect(await states()).toEqual(['sent'])
    })

    test('a failure from a lease that is over changes nothing', async () => {
      await store('one')
      const [{ id }] = await claim()
      await pass('61 seconds')
      await claim()
      expect(
        await ask('mark_failed', { id, attempt: 1, error: 'late', is_permanent: true }),
      ).toBeNull()
      expect(await states()).toEqual(['sending'])
    })

    test('it waits longer after each failure, 10 minutes at most', async () => {
      await store('one')
      const waits: number[] = []
      for (let attempt = 1; attempt <= 10; attempt++) {
        const [{ id }] = await claim()
        await ask('mark_failed', { id, attempt, error: 'HTTP 500', is_permanent: false })
        const [wait] = await rows(
          'select extract(epoch from due_at - now())::float as value from public.outbox',
        )
        waits.push(Number(wait))
        await database.run('update public.outbox set due_at = now()')
      }
      const expected = [5, 10, 20, 40, 80, 160, 320, 600, 600, 600]
      waits.forEach((wait, at) => {
        expect(wait / (expected[at] ?? 0)).toBeGreaterThan(0.78)
        expect(wait / (expected[at] ?? 0)).toBeLessThan(1.21)
      })
    })

    test('the provider may ask for more', async () => {
      await store('one')
      const [{ id }] = await claim()
      await ask('mark_failed', {
        id,
        attempt: 1,
        error: 'HTTP 429',
        is_permanent: false,
        retry_after_seconds: 900,
      })
      expect(
        await rows('select extract(epoch from due_at - now()) > 890 as value from public.outbox'),
      ).toEqual([true])
    })

    test('a permanent refusal, or 72 h, make it dead; the operator sends it again', async () => {
      const { id: messageId } = await store('one')
      const [{ id }] = await claim()
      expect(
        await ask('mark_failed', { id, attempt: 1, error: 'HTTP 422', is_permanent: true }),
      ).toBe('dead')
      expect(await claim()).toEqual([])
      expect(await ask('retry_message', { id: messageId })).toBe('pending')
      await claim()
      await pass('73 hours')
      const again = { id, error: 'HTTP 429', is_permanent: false, is_unsure: false }
      await database.run('update public.outbox set attempts = 19')
      expect(await ask('mark_failed', { ...again, attempt: 19 })).toBe('pending') // the clock may have jumped
      await database.run('update public.outbox set due_at = now()')
      await claim()
      expect(await ask('mark_failed', { ...again, attempt: 20 })).toBe('dead')
    })

    const fail = (id: string, attempt: number, isUnsure: boolean) =>
      ask('mark_failed', { id, attempt, error: 'e', is_permanent: false, is_unsure: isUnsure })

    test('what may have been sent is held for a person before the provider forgets its key', async () => {
      const { id: messageId } = await store('one')
      const [{ id }] = await claim()
      await fail(id, 1, true)
      await pass('22 hours')
      expect(await claim()).toMatchObject([{ id, attempt: 2 }])
      await fail(id, 2, false) // of the second try all is known, not of the first
      await pass('70 minutes')
      expect(await claim()).toEqual([])
      expect(await rows('select last_error as value from public.outbox')).toEqual([
        'unsure for 23 h',
      ])
      await ask('retry_message', { id: messageId })
      expect(await claim()).toMatchObject([{ id, attempt: 3 }])
    })

    test('what a deliverer had when it ended may have been sent, too', async () => {
      await store('one')
      await claim()
      await pass('24 hours')
      expect(await claim()).toEqual([])
      expect(await states()).toEqual(['dead'])
    })

    test('what was surely not sent is tried for 72 h', async () => {
      await store('one')
      const [{ id }] = await claim()
      await fail(id, 1, false)
      await pass('60 hours')
      expect(await claim()).toMatchObject([{ id, attempt: 2 }])
    })

    test.each(['pending', 'sending'])(
      '%s mail does not wait for a day that a clock went back',
      async (state) => {
        await store('one')
        const [{ id }] = await claim()
        if (state === 'pending') await fail(id, 1, false)
        await pass('-1 day')
        expect(await claim()).toMatchObject([{ id, attempt: 2 }])
      },
    )
  })

  describe('keeping house', () => {
    test('deletes what is old and not owed any more', async () => {
      await store('sent')
      const [{ id }] = await claim()
      await ask('mark_sent', { id, provider_id: 'p' })
      await store('owed')
      await pass('366 days')
      for (let run = 0; run < 24; run++)
        expect(await ask('keep_house')).toMatchObject({ deleted: 0 })
      expect(await ask('keep_house')).toMatchObject({ deleted: 0 }) // 24 runs, and no day
      await pass('25 hours')
      expect(await ask('keep_house')).toMatchObject({ deleted: 1 })
      expect(await rows('select message as value from public.messages')).toEqual(['owed'])
    })

    test('deletes nothing when the clock jumps ahead and comes back, or ahead again', async () => {
      await store('one')
      const [{ id }] = await claim()
      await ask('mark_sent', { id, provider_id: 'p' })
      await pass('400 days')
      for (let run = 0; run < 30; run++) await ask('keep_house')
      await pass('-400 days')
      await ask('keep_house')
      await pass('400 days')
      expect(await ask('keep_house')).toMatchObject({ deleted: 0 })
      await pass('400 days')
      expect(await ask('keep_house')).toMatchObject({ deleted: 0 })
    })

    test('deletes nothing that is owed again', async () => {
      const { id: messageId } = await store('dead')
      const [{ id }] = await claim()
      await ask('mark_failed', { id, attempt: 1, error: 'HTTP 422', is_permanent: true })
      await pass('366 days')
      await ask('keep_house') // found to be old
      expect(await ask('retry_message', { id: messageId })).toBe('pending')
      await database.run('update public.contact_settings set house_runs = house_runs + 30')
      await pass('25 hours')
      expect(await ask('keep_house')).toMatchObject({ deleted: 0 })
    })

    test('deletes no more than a hundred at once', async () => {
      await database.run(`with stored as (
          insert into public.messages (name, email, company, phone, message, content_hash, expired_at, expired_run)
          select 'Ada', 'ada@example.com', '', '', 'old', '', now(), 0 from generate_series(1, 250) returning id
        ) insert into public.outbox (message_id, state, sent_at) select id, 'sent', now() from stored`)
      await database.run('update public.contact_settings set house_runs = 30')
      await pass('400 days')
      expect(await ask('keep_house')).toMatchObject({ deleted: 100 })
    })

    test('forgets keys and senders after 24 h', async () => {
      await store('one', { idempotency_key: 'key-of-form', address: 'a' })
      await pass('23 hours')
      await ask('keep_house')
      expect(await rows('select idempotency_key as value from public.messages')).toEqual([
        'key-of-form',
      ])
      await pass('2 hours')
      await database.run(`update public.sender_salts set day = day - 1`)
      await ask('keep_house')
      expect(
        await rows(
          "select coalesce(idempotency_key, encode(sender_hash, 'hex')) as value from public.messages",
        ),
      ).toEqual([null])
      expect(await rows('select day as value from public.sender_salts')).toEqual([])
    })

    test('owes one summary a day while there are dead mails', async () => {
      expect(await ask('keep_house')).toEqual({ deleted: 0, dead: 0 })
      const { id: messageId } = await store('secret text')
      const [{ id }] = await claim()
      await ask('mark_failed', { id, attempt: 1, error: 'HTTP 422', is_permanent: true })
      await ask('keep_house')
      await ask('keep_house')
      const summaries = await claim()
      expect(summaries).toMatchObject([
        { content: null, summary: { total: 1, dead: [{ id: messageId, lastError: 'HTTP 422' }] } },
      ])
      expect(JSON.stringify(summaries)).not.toContain('secret text')
    })
  })

  describe('the operator', () => {
    const list = async (filter: object) =>
      Object(await ask('list_messages', filter)).map(({ message }: { message: string }) => message)

    test('finds by state, time and text', async () => {
      await store('an old Elephant')
      await pass('2 days')
      await store('a new one')
      await claim(1)
      expect(await list({})).toEqual(['a new one', 'an old Elephant'])
      expect(await list({ state: 'pending' })).toEqual(['a new one'])
      expect(await list({ search: 'eLEPH' })).toEqual(['an old Elephant'])
      expect(await list({ search: '%' })).toEqual([])
      expect(await list({ since: new Date(Date.now() - 3_600_000).toISOString() })).toEqual([
        'a new one',
      ])
      expect(await list({ until: new Date(Date.now() - 3_600_000).toISOString() })).toEqual([
        'an old Elephant',
      ])
      expect(await list({ max_rows: 1 })).toEqual(['a new one'])
    })

    test('erases one person, with all that is owed', async () => {
      await store('one')
      await store('two')
      await database.run(
        `insert into local.mails (idempotency_key, mail)
         select id::text || suffix, '{}' from public.outbox, (values (''), ('-without-reply-to')) as keys (suffix)`,
      )
      expect(await ask('erase_person', { email: ' ada@EXAMPLE.com ' })).toBe(2)
      expect(await rows('select id as value from public.outbox')).toEqual([])
      expect(await rows('select id as value from local.mails')).toEqual([])
    })

    test.each([
      ['Zoë@Example.com', 'ZOE\u0308@EXAMPLE.COM'], // decomposed, in capitals
      ['ÉMILE@example.com', 'émile@example.com'],
      ['ирина@example.com', 'ИРИНА@example.com'],
      ['ada@müller.example', 'ada@xn--mller-kva.example'],
      ['ada@xn--mller-kva.example', 'Ada@MÜLLER.example'],
    ])('erases what %s sent when asked for %s', async (email, asked) => {
      await store('one', { content: { ...content('one'), email } })
      await store('of another')
      const close = async () => undefined
      expect(await erasePerson({ call: (name, args) => ask(name, args), close }, asked)).toBe(1)
      expect(await list({})).toEqual(['of another'])
    })

    test('finds capitals of all alphabets', async () => {
      await store('Grüße aus ÅRHUS')
      expect(await list({ search: 'GRÜSSE' })).toEqual([])
      expect(await list({ search: 'århus' })).toEqual(['Grüße aus ÅRHUS'])
    })
  })

  describe('the public key', () => {
    const asPublic = (statement: string) =>
      database.transaction(async (transaction) => {
        await transaction.run('set local role anon')
        await transaction.query(statement)
      })
    const refusal = (statement: string) => asPublic(statement).then(() => 'allowed', codeOf)

    test('reads and writes no table or view', async () => {
      const relations = await rows(`select relname as value from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') order by relname`)
      expect(relations).toEqual([
        'contact_settings',
        'dead_letters',
        'forms',
        'message_files',
        'messages',
        'outbox',
        'sender_salts',
      ])
      for (const name of relations) {
        const writes = [
          `delete from public.${name}`,
          `insert into public.${name} default values`,
          `truncate public.${name}`,
        ]
        expect([name, await refusal(`select * from public.${name}`)]).toEqual([name, '42501'])
        for (const write of writes)
          expect([write, await refusal(write)]).not.toEqual([write, 'allowed'])
      }
      expect(await refusal('select * from local.mails')).toBe('42501')
    })

    test('calls no function', async () => {
      const names = await rows(
        `select proname as value from pg_proc where pronamespace = 'public'::regnamespace`,
      )
      expect(names.length).toBeGreaterThan(8)
      const allowed =
        await rows(`select proname as value from pg_proc where pronamespace = 'public'::regnamespace
        and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`)
      expect(allowed).toEqual([])
      await expect(call('anon', 'list_messages', {})).rejects.toMatchObject({ code: '42501' })
    })

    test('row level security is on without a policy, as a second wall', async () => {
      expect(
        await rows(
          `select relname as value from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
        ),
      ).toEqual([])
      expect(await rows('select policyname as value from pg_policies')).toEqual([])
    })
  })
})
