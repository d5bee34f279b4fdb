import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { childSeconds, measureBuild } from './measure-build.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const build = (command: string, limitSeconds = 20) =>
  measureBuild(
    { name: 'x', folder, command, dist: '', clean: [join(folder, 'out')], isShown: false, env: {} },
    limitSeconds,
  )

test("the processor's time is that of all programs of the build", async () => {
  const busy = "node -e 'for (let used; (used = process.cpuUsage()).user + used.system < 2e5; );'"
  const { cpuSeconds } = await build(`${busy} & ${busy}; wait`)
  expect(cpuSeconds).toBeGreaterThan(0.35)
})

test('what an earlier build left is gone before the next', async () => {
  mkdirSync(join(folder, 'out'))
  await build('test ! -e out && mkdir out')
  expect(existsSync(join(folder, 'out'))).toBe(true)
})

test('a build that fails is told with what it said', async () => {
  await expect(build('echo "no such theme"; exit 3')).rejects.toThrow(/exit code 3: no such theme/)
})

test('a build that takes too long is ended with all its programs', async () => {
  await expect(build('sleep 60 & sleep 60', 0.2)).rejects.toThrow('longer than 0.2 s')
})

test.each([
  { times: '0m0.01s 0m0.00s\n1m2.50s 0m0.25s', seconds: 62.75 },
  { times: '0m0.000000s 0m0.000000s\n0m0.130000s 0m0.020000s\n', seconds: 0.15 },
])('$times are $seconds seconds', ({ times, seconds }) => {
  expect(childSeconds(times)).toBeCloseTo(seconds)
})

test('a shell without times is told of', () => {
  expect(() => childSeconds('')).toThrow('no times')
})
