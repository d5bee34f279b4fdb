import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runStep } from './run-step.ts'
import { readPlaywright, readVitest, tallyOf } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'report.json')

test('a step without a report is one case', () => {
  expect(tallyOf(true)).toEqual({ passed: 1, failed: 0 })
  expect(tallyOf(false)).toEqual({ passed: 0, failed: 1 })
})

test.each([
  ['all passed', true, '{ "numPassedTests": 7, "numFailedTests": 0 }', 7, 0],
  ['two failed', false, '{ "numPassedTests": 5, "numFailedTests": 2 }', 5, 2],
  ['a file could not be read', false, '{ "numPassedTests": 7, "numFailedTests": 0 }', 7, 1],
  ['nothing ran', true, '{ "numPassedTests": 0, "numFailedTests": 0 }', 0, 1],
  ['nothing is counted', true, '{}', 0, 1],
  ['half a report was written', false, '{ "numPassed', 0, 1],
])('vitest: %s', (_what, hasEndedWell, report, passed, failed) => {
  writeFileSync(file, report)
  expect(tallyOf(hasEndedWell, { file, read: readVitest })).toEqual({ passed, failed })
})

test.each([
  ['all passed', true, '{ "stats": { "expected": 3, "unexpected": 0, "flaky": 0 } }', 3, 0],
  ['one failed', false, '{ "stats": { "expected": 2, "unexpected": 1, "flaky": 0 } }', 2, 1],
  ['one passed at last', true, '{ "stats": { "expected": 2, "unexpected": 0, "flaky": 1 } }', 2, 1],
  [
    'the server did not start',
    false,
    '{ "stats": { "expected": 0, "unexpected": 0, "flaky": 0 } }',
    0,
    1,
  ],
  ['nothing is counted', true, '{ "errors": [] }', 0, 1],
])('playwright: %s', (_what, hasEndedWell, report, passed, failed) => {
  writeFileSync(file, report)
  expect(tallyOf(hasEndedWell, { file, read: readPlaywright })).toEqual({ passed, failed })
})

test('a runner that leaves no report has failed, even if it says that all is well', () => {
  const missing = { file: join(folder, 'missing.json'), read: readVitest }
  expect(tallyOf(true, missing)).toEqual({ passed: 0, failed: 1 })
})

test.each([
  ['process.exit(0)', true],
  ['process.exit(3)', false],
  ['process.kill(process.pid, "SIGKILL")', false],
])('a step that does %s ended well: %s', async (code, hasEndedWell) => {
  const step = join(folder, 'step.mjs')
  writeFileSync(step, code)
  expect(await runStep(step, [], { cwd: folder, env: process.env })).toBe(hasEndedWell)
})

test('a step that cannot be started has not ended well', async () => {
  const nowhere = join(folder, 'nowhere')
  expect(await runStep('step.mjs', [], { cwd: nowhere, env: process.env })).toBe(false)
})
