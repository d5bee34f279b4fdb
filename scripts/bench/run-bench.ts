import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { findChromium, launchChromium } from '../chromium.ts'
import { root } from '../manifest-argument.ts'
import { contentOf } from './content.ts'
import { compareSites, measureBuilds, measurePages } from './measure-all.ts'
import { ourBuilds } from './our-builds.ts'
import { peerBuilds } from './peer-builds.ts'
import type { PeerName } from './peers.ts'
import { buildTable, type Measured, pageTable } from './report.ts'

interface Options {
  /** Service pages. */
  n: number
  peers: PeerName[]
  /** Builds with each. */
  builds: number
  /** Visits of each; none for builds alone. */
  visits: number
  limitSeconds: number
  log: (words: string) => void
}

/**
 * Builds one site with this engine and with others, looks whether all show the same, and measures builds and pages.
 * @returns whether all could be built and show the same
 */
export async function runBench({ n, peers, builds, visits, limitSeconds, log }: Options) {
  findChromium(log) // else its lack would be told after all builds
  const work = join(root, 'node_modules/.cache/broadsheet-bench', `n${n}`)
  mkdirSync(work, { recursive: true })
  log(`Writing the content of ${n} service pages ...`)
  const content = contentOf(n)
  const contentFile = join(work, 'content.json')
  writeFileSync(contentFile, JSON.stringify(content))
  const others = peerBuilds(peers, content, contentFile, log)
  const contenders = [...others, ...ourBuilds(content, work)]
  const measured = await measureBuilds(contenders, { rounds: builds, limitSeconds, log })
  const shown = measured.filter(({ contender, failure }) => contender.isShown && !failure)
  const browser = await launchChromium('--ignore-certificate-errors') // else it caches nothing
  await compareSites(browser, shown, content, log)
  if (visits) await measurePages(browser, shown, content, { rounds: visits, log })
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB; Node ${process.versions.node}, Chromium ${browser.version()}`
  await browser.close()
  print(measured, `${machine}. ${n} service pages; medians; builds: ${builds}, visits: ${visits}.`)
  writeFileSync(join(work, 'results.json'), JSON.stringify({ machine, measured }, null, 1))
  return measured.every(({ failure, differences }) => !failure && !differences?.length)
}

function print(measured: Measured[], head: string): void {
  console.log([head, buildTable(measured), pageTable(measured)].join('\n\n'))
  for (const { contender, differences = [] } of measured)
    for (const difference of differences.slice(0, 20))
      console.log(`${contender.name}: ${difference}`)
}
