import { expect, test } from 'vitest'
import { solve } from '../../local/testing/solve.ts'
import { createProofs } from './proofs.ts'

let seconds = 1_790_000_000
const proofs = createProofs('secret', () => seconds * 1_000)

test('work makes a message pass at once, and that message alone', async () => {
  const { token, bits } = await proofs.challenge('one')
  const proof = solve(token, bits)
  expect(await proofs.isGood(proof, 'one')).toBe(true)
  expect(await proofs.isGood(proof, 'two')).toBe(false)
  expect(await createProofs('other', () => seconds * 1_000).isGood(proof, 'one')).toBe(false)
  expect(await proofs.isGood(`${token}.no-number-with-zeros`, 'one')).toBe(false)
  seconds += 1_801
  expect(await proofs.isGood(proof, 'one')).toBe(false)
})

test('waiting does as well', async () => {
  const { token } = await proofs.challenge('one')
  expect(await proofs.isGood(token, 'one')).toBe(false)
  seconds += 10
  expect(await proofs.isGood(token, 'one')).toBe(true)
  expect(await proofs.isGood(token, 'two')).toBe(false)
  seconds -= 60
  expect(await proofs.isGood(token, 'one')).toBe(false) // from ahead
})

test.each(['', '.', 'x.y', '1790000000', '1790000000.', '-1.aa', '9'.repeat(400), '1e9.a.b'])(
  '%j is no proof',
  async (proof) => {
    expect(await proofs.isGood(proof, 'one')).toBe(false)
  },
)
