import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runKills } from './run-kills.ts'

test('a server that is killed while it writes has lost nothing that it acknowledged', async () => {
  const root = join(import.meta.dirname, '../../..')
  const { figures, faults } = await runKills({ root, kills: 8, seed: 13, port: 5430 })
  expect(faults).toEqual([])
  expect(figures.saves).toBeGreaterThan(0)
  expect(figures['draft lines']).toBeGreaterThan(0)
})
