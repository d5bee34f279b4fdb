import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { root } from './manifest-argument.ts'
import { runStep, type Tally } from './run-step.ts'

const reports = mkdtempSync(join(tmpdir(), 'broadsheet-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const total: Tally = { passed: 0, failed: 0 }

/** Runs one command; where it writes a report, its cases are counted, else the command itself is one. */
async function step(
  name: string,
  [program = '', ...args]: string[],
  { report, env }: { report?: () => Tally | undefined; env?: NodeJS.ProcessEnv } = {},
) {
  const start = performance.now()
  console.log(`\n== ${name}`)
  const ok = await runStep(join(root, 'node_modules', program), args, {
    cwd: root,
    env: { ...process.env, ...env },
  })
  const counted = report?.() ?? { passed: ok ? 1 : 0, failed: 0 }
  if (!ok && counted.failed === 0) counted.failed = 1
  total.passed += counted.passed
  total.failed += counted.failed
  console.log(
    `   ${ok ? 'ok' : 'FAILED'}: ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  return ok
}

const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

let chromium = ''
try {
  chromium = findChromium(console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total.failed++
}

await step('Types (tsc)', ['typescript/bin/tsc', '-p', '.'])
await step('Format, lint, import direction, cycles (biome)', [
  '@biomejs/biome/bin/biome',
  'check',
  '.',
])
await step('Dead code (knip)', ['knip/bin/knip.js'])
await step(
  'Unit tests (vitest)',
  [
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
  {
    report: () => readVitest(vitestReport),
  },
)
const isBuilt = await step('Production build', ['../scripts/build.ts'])
if (isBuilt && chromium) {
  await step('Browser tests (playwright)', ['playwright/cli.js', 'test', '--reporter=dot,json'], {
    report: () => readPlaywright(playwrightReport),
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  })
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

function readVitest(file: string): Tally | undefined {
  const report = readJson(file)
  return tally(report?.numPassedTests, report?.numFailedTests)
}

function readPlaywright(file: string): Tally | undefined {
  const stats = readJson(file)?.stats
  if (
    typeof stats !== 'object' ||
    stats === null ||
    !('expected' in stats && 'unexpected' in stats)
  )
    return undefined
  return tally(stats.expected, stats.unexpected)
}

function readJson(file: string): Record<string, unknown> | undefined {
  if (!existsSync(file)) return undefined
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}

function tally(passed: unknown, failed: unknown): Tally | undefined {
  return typeof passed === 'number' && typeof failed === 'number' ? { passed, failed } : undefined
}
