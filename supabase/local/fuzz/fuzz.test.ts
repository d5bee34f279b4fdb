import { expect, test } from 'vitest'
import { checkEntries } from '../../../schema/form-rules.ts'
import { keyOf } from '../../functions/_shared/same-secret.ts'
import { answer } from '../../functions/send-contact-email/answer.ts'
import { givenForm } from '../../functions/send-contact-email/given-form.ts'
import { type Answer, fuzzInProcess } from './fuzz-in-process.ts'
import { publicKey } from './fuzzed-request.ts'

test('any request gets an answer as promised, and only what is valid is stored', async () => {
  const seed = Date.now() % 100_000
  const { statuses, faults, messages } = await fuzzInProcess(1_500, seed)
  expect({ seed, faults }).toEqual({ seed, faults: [] })
  for (const message of messages)
    expect(checkEntries(givenForm('en').fields, message)).toEqual({ ok: true, values: message })
  // The fuzzer is only worth something if it reaches every status.
  const kinds = Object.keys(statuses).map(Number)
  expect(kinds).toEqual(expect.arrayContaining([201, 204, 303, 400, 401, 405, 415, 422]))
})

/** The answer with its text changed. */
const rewritten =
  (rewrite: (text: string, response: Response) => string): Answer =>
  async (request, ports) => {
    const response = await answer(request, ports)
    const text = await response.text()
    const body = response.status === 204 ? null : rewrite(text, response)
    return new Response(body, { status: response.status, headers: response.headers })
  }
const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html')

// Each is a way in which the function could be wrong; a checker that lets one pass checks nothing.
test.each<[string, Answer, string]>([
  [
    'accepts without storing',
    (request, ports) =>
      answer(request, { ...ports, store: async () => ({ outcome: 'stored', id: 'x' }) }),
    'accepted and are not stored',
  ],
  [
    'loses some messages',
    (request, ports) => {
      const store: typeof ports.store = async (submission) =>
        submission.message.name.length % 5 === 2
          ? { outcome: 'stored', id: 'lost' }
          : ports.store(submission)
      return answer(request, { ...ports, store })
    },
    'accepted and are not stored',
  ],
  [
    'stores twice',
    (request, ports) => {
      const store: typeof ports.store = async (submission) => {
        await ports.store(submission)
        return ports.store(submission)
      }
      return answer(request, { ...ports, store })
    },
    'stored and were not accepted',
  ],
  [
    'takes any key',
    (request, ports) => answer(request, { ...ports, publicKeys: [keyOf(request.headers)] }),
    'accepted without the key',
  ],
  [
    'refuses everybody',
    (request, ports) => answer(request, { ...ports, publicKeys: [`${publicKey}x`], origins: [] }),
    'reached the database',
  ],
  [
    'does not escape',
    rewritten((text, response) => (isPage(response) ? text.replaceAll('&lt;', '<') : text)),
    'a tag of the visitor',
  ],
  [
    'answers with half a problem',
    rewritten((text, { status }) => (status === 422 ? text.replace('"title"', '"titel"') : text)),
    'lacks something',
  ],
  [
    'fails at a hard text',
    async (request, ports) =>
      (await request.clone().text()).includes('drop')
        ? new Response(null, { status: 500 })
        : answer(request, ports),
    'answered 500',
  ],
])('a function that %s is found out', async (_, sabotaged, fault) => {
  const { faults } = await fuzzInProcess(600, 1, sabotaged)
  expect(faults.join()).toContain(fault)
})
