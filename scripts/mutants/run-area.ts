import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep } from '../run-step.ts'
import type { Area } from './areas.ts'
import { draw } from './draw.ts'
import { type AreaScore, type Report, scoreOf } from './score.ts'

interface RunOptions {
  root: string
  /** Lines at most, in files that are drawn. */
  lines: number
  /** Another seed, other files. */
  seed: number
}

/** Changes files of an area, one place at a time, and runs its tests each time. Undefined: it was ended, or the tests fail unchanged. */
export async function runArea(
  area: Area,
  { root, lines, seed }: RunOptions,
): Promise<AreaScore | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-mutants-'))
  const report = join(folder, 'report.json')
  const testsConfig = join(folder, 'vitest.config.mjs')
  const files = globSync(area.mutate, { cwd: root, exclude: ['**/*.test.*', '**/index.ts'] })
  const mutate = draw(root, files.sort(), lines, seed)
  const config = {
    mutate,
    testRunner: 'vitest',
    vitest: { related: false, configFile: testsConfig },
    ignorePatterns: ['dist', '.data', 'test-results', 'docs/editing', 'scripts/bench'],
    concurrency: 1,
    timeoutMS: 30_000,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    tempDirName: join(folder, 'sandbox'),
    tsconfigFile: 'none', // it would be rewritten by an interface that TypeScript 7 has not
    logLevel: 'error',
  }
  const configFile = join(folder, 'stryker.config.json')
  try {
    await writeFile(configFile, JSON.stringify(config))
    // Stryker's own list of tests would let what runs at a file's import go unchanged.
    const setupFiles = ['scripts/same-cases.ts'] // as in `npm test`: what was noticed is noticed again
    const test = { include: area.tests, setupFiles, testTimeout: 60_000 }
    await writeFile(testsConfig, `export default ${JSON.stringify({ test })}`)
    const program = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
    const isDone = await runStep(program, ['run', configFile], { cwd: root, env: process.env })
    return isDone ? scoreOf(JSON.parse(await readFile(report, 'utf8')) as Report) : undefined // the tool's own format
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
