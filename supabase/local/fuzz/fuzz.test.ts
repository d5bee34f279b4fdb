import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkContactMessage } from '../../../schema/contact-message.ts'
import { answer } from '../../functions/send-contact-email/answer.ts'
import { contactPorts, functionUrl } from '../testing/contact-ports.ts'
import { fuzzedRequest } from './fuzzed-request.ts'
import { faultOf } from './judge-answer.ts'

test('any request gets an answer as promised, and only what is valid is stored', {
  timeout: 60_000,
}, async () => {
  const { ports, stored } = contactPorts()
  const open = { ...ports, publicKeys: ['local-public-key'] }
  const kinds = new Set<number>()
  await fc.assert(
    fc.asyncProperty(fuzzedRequest, async (fuzzed) => {
      const response = await answer(new Request(functionUrl, fuzzed), open)
      kinds.add(response.status)
      expect(await faultOf(response)).toBeUndefined()
    }),
    { numRuns: 1_500 },
  )
  for (const { message } of stored)
    expect(checkContactMessage(message)).toEqual({ ok: true, message })
  // The fuzzer is only worth something if it reaches every status.
  expect([...kinds]).toEqual(expect.arrayContaining([201, 204, 303, 400, 401, 405, 413, 415, 422]))
})
