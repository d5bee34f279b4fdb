import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { findChromium } from './chromium.ts'
import { root } from './manifest-argument.ts'
import { runCommand } from './run-command.ts'
import { runStep } from './run-step.ts'
import { type ReadReport, readPlaywright, readVitest, type Tally, tallyOf } from './tally.ts'

interface Step {
  name: string
  /** The program's path within `node_modules`, and its arguments. */
  command: [program: string, ...args: string[]]
  /** The report its cases are counted from; without one, the step counts as a single case. */
  report?: { file: string; read: ReadReport }
  env?: NodeJS.ProcessEnv
}

await runCommand(
  defineCommand({
    meta: {
      name: 'npm test --',
      description: 'Runs all checks, and ends with "N passed, N failed".',
    },
    async run() {
      const reports = mkdtempSync(join(tmpdir(), 'broadsheet-test-'))
      process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
      const results: Result[] = []
      const chromium = chromiumOrWords()
      const steps = [...checks(join(reports, 'vitest.json')), build()]
      for (const step of steps) results.push(await run(step))
      if (chromium.words !== undefined) {
        console.error(chromium.words)
        results.push({ name: 'Chromium', tally: { passed: 0, failed: 1 }, seconds: 0 })
      } else if (results.at(-1)?.tally.failed === 0)
        for (const step of browserTests(reports, chromium.file)) results.push(await run(step))
      summarize(results)
    },
  }),
)

function checks(reportFile: string): Step[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  return [
    { name: 'Types (tsc)', command: ['typescript/bin/tsc', '-p', '.'] },
    {
      name: 'Format, lint, import direction, cycles (biome)',
      command: ['@biomejs/biome/bin/biome', 'check', '.'],
    },
    { name: 'Dead code (knip)', command: ['knip/bin/knip.js'] },
    {
      name: 'Unit tests (vitest)',
      command: ['vitest/vitest.mjs', 'run', '--allowOnly=false', ...reporters],
      report: { file: reportFile, read: readVitest },
    },
  ]
}

function build(): Step {
  return { name: 'Production build', command: ['../scripts/broadsheet.ts', 'build'] }
}

function browserTests(reports: string, chromium: string): Step[] {
  const step = (name: string, config: string): Step => {
    const file = join(reports, `${config}.json`)
    return {
      name,
      command: ['playwright/cli.js', 'test', `--config=${config}`, '--reporter=dot,json'],
      report: { file, read: readPlaywright },
      env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }
  }
  return [
    step('Browser tests of the site (playwright)', 'playwright.config.ts'),
    step('Browser tests of the editor (playwright)', 'playwright.editor.config.ts'),
  ]
}

interface Result {
  name: string
  tally: Tally
  seconds: number
}

async function run({ name, command: [program, ...args], report, env }: Step): Promise<Result> {
  const start = performance.now()
  console.log(`\n== ${name}`)
  const hasEndedWell = await runStep(join(root, 'node_modules', program), args, {
    cwd: root,
    env: { ...process.env, ...env },
  })
  const tally = tallyOf(hasEndedWell, report)
  const seconds = (performance.now() - start) / 1000
  console.log(`   ${tally.failed ? 'FAILED' : 'ok'}: ${name}, ${seconds.toFixed(1)} s`)
  return { name, tally, seconds }
}

/** One row per step, then the line that every caller may rely on. */
function summarize(results: Result[]): void {
  console.log()
  for (const { name, tally, seconds } of results)
    console.log(
      `${tally.failed ? 'FAILED' : 'ok    '} ${seconds.toFixed(0).padStart(4)} s  ${name}: ${words(tally)}`,
    )
  const passed = results.reduce((sum, { tally }) => sum + tally.passed, 0)
  const failed = results.reduce((sum, { tally }) => sum + tally.failed, 0)
  console.log(`\n${words({ passed, failed })}`)
  process.exitCode = failed ? 1 : 0
}

function words({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}

/** Looked up first, because it may have to be downloaded; without it the other checks still run. */
function chromiumOrWords(): { file: string; words?: undefined } | { words: string } {
  try {
    return { file: findChromium(console.log) }
  } catch (error) {
    return { words: error instanceof Error ? error.message : String(error) }
  }
}
