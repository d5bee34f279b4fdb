import { spawn } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { keepAlive } from './part.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 }) // a busy machine is slow, and that is no fault

const node = (code: string) => () =>
  spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'pipe'] })

test('a part that ends again and again is given up with a sentence', async () => {
  const said: string[] = []
  const { promise: sentence, resolve: onGiveUp } = Promise.withResolvers<string>()
  const log = (line: string) => said.push(line)
  const part = keepAlive({
    name: 'clock',
    spawn: node('console.error("No time"); process.exit(3)'),
    isReady: () => false,
    endsInARow: 2,
    log,
    onGiveUp,
  })
  await expect(part.ready).rejects.toThrow('The clock ended 2 times in a row')
  expect(await sentence).toBe(
    'The clock ended 2 times in a row, the last time with exit code 3. It is not started again.',
  )
  expect(said).toContain('clock: No time')
  expect(said).toContain('The clock ended (exit code 3). Starting it again.')
})

test('a part that will not end is ended', async () => {
  const deaf = "process.on('SIGTERM', () => {}); console.log('ready'); setInterval(() => {}, 1000)"
  const part = keepAlive({
    name: 'deaf',
    spawn: node(deaf),
    isReady: (sign) => sign === 'ready',
    log: () => {},
    onGiveUp: () => {},
    patienceMs: 100,
  })
  await part.ready
  await part.stop()
  expect(() => process.kill(part.pid() ?? 0, 0)).toThrow('ESRCH')
})
