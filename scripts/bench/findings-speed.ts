import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Engine } from '../../engine/bundle/open-engine.ts'
import { manyPages } from './many-pages.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Prints the time and the memory of a check against `JSON.parse` of the same text. */
export async function printSpeed(engine: Engine, text: string): Promise<void> {
  const large = manyPages(text, 10_000)
  const flawed = large.replace('"title": "Page 9999', '"title": 5, "was": "Page 9999')
  console.table([
    measure(engine, 'the manifest', text, 30),
    measure(engine, '10,000 pages', large, 3),
    measure(engine, '10,000 pages, 2 mistakes', flawed, 3),
  ])
}

function measure({ analyse }: Engine, what: string, text: string, rounds: number) {
  const parse = median(rounds, () => JSON.parse(text))
  const check = median(rounds, () => analyse('m.json', text))
  const { findings } = analyse('m.json', text)
  return {
    what,
    megabytes: round(text.length / 1e6),
    findings: findings.length,
    'JSON.parse ms': round(parse),
    'check ms': round(check),
    ratio: round(check / parse),
    'parse MB': memory(() => JSON.parse(text)),
    'check MB': memory(() => analyse('m.json', text)),
  }
}

/** Processor time rather than the clock's: the machine may have other work. */
function median(rounds: number, run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

/** What is held after a run and its garbage are over, as long as its result is kept. */
function memory(run: () => unknown): number {
  collect()
  const before = process.memoryUsage().heapUsed
  const kept = run()
  collect()
  const after = process.memoryUsage().heapUsed
  return kept === undefined ? 0 : round((after - before) / 1e6)
}

const round = (value: number) => Math.round(value * 10) / 10
