import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { challengeIn, solveChallenge } from './solve-challenge.ts'

test('the proof has the zeros that were asked for', async () => {
  const proof = await solveChallenge({ token: 'a-token', bits: 9 }, new AbortController().signal)
  expect(proof).toMatch(/^a-token\.\d+$/)
  const digest = createHash('sha256').update(String(proof)).digest()
  expect(digest.readUInt32BE(0) >>> 23).toBe(0)
})

test('when the time is up, there is none', async () => {
  const challenge = { token: 'a-token', bits: 24 }
  expect(await solveChallenge(challenge, AbortSignal.abort())).toBeUndefined()
})

test.each([
  [{ challenge: { token: 't', bits: 3 } }, { token: 't', bits: 3 }],
  [{ challenge: { token: 't', bits: 60 } }, undefined], // nobody's browser is kept busy for years
  [{ challenge: { token: 7, bits: 3 } }, undefined],
  [{}, undefined],
  [null, undefined],
])('in %j the challenge is %j', async (answer, challenge) => {
  expect(await challengeIn(Response.json(answer))).toEqual(challenge)
})

test('in a page there is none', async () => {
  expect(await challengeIn(new Response('<p>'))).toBeUndefined()
})
