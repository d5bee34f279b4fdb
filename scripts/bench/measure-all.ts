import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { lackingBehaviors } from './behaviors.ts'
import { compareContent } from './compare-content.ts'
import { followLink } from './follow-link.ts'
import { type Contender, measureBuild } from './measure-build.ts'
import type { PeerContent } from './peer-content.ts'
import type { Measured } from './report.ts'
import { serveStatic } from './static-server.ts'
import { visitPage } from './visit-page.ts'

type Log = (words: string) => void

/** Builds all sites in turns, so that other work on the machine meets them alike. */
export async function measureBuilds(
  contenders: Contender[],
  { rounds, limitSeconds, log }: { rounds: number; limitSeconds: number; log: Log },
): Promise<Measured[]> {
  const all = contenders.map((contender): Measured => {
    return { contender, builds: [], visits: [], fast: [], slow: [] }
  })
  for (let round = 0; round <= rounds; round++) {
    for (const measured of all) {
      const { contender, builds } = measured
      const isWarmUp = round === 0
      if (measured.failure || (isWarmUp && !contender.isWarm)) continue
      const what = `${isWarmUp ? 'First build' : `Build ${round} of ${rounds}`}: ${contender.name}`
      try {
        const build = await measureBuild(contender, limitSeconds)
        log(`${what} ${build.seconds.toFixed(2)} s, processors ${build.cpuSeconds.toFixed(2)} s`)
        if (!isWarmUp) builds.push(build)
      } catch (error) {
        measured.failure = error instanceof Error ? error.message : String(error)
        log(`${what} failed. ${measured.failure}`)
      }
    }
  }
  for (const measured of all)
    if (!measured.failure) measured.megabytesWritten = sizeOf(measured.contender.dist) / 1e6
  return all
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

/** Looks whether the sites show what they were built from. */
export async function compareSites(
  browser: Browser,
  sites: Measured[],
  content: PeerContent,
  log: Log,
): Promise<void> {
  for (const site of sites) {
    log(`Comparing the content of ${site.contender.name} ...`)
    site.differences = await compareContent(browser, site.contender.dist, content)
  }
}

/** Visits a page of each site in turns, and goes on from it by the menu. */
export async function measurePages(
  browser: Browser,
  sites: Measured[],
  content: PeerContent,
  { rounds, log }: { rounds: number; log: Log },
): Promise<void> {
  const { page, to } = content.measure
  const heading = content.services.find(({ path }) => path === to)?.title ?? ''
  const servers = await Promise.all(sites.map(({ contender }) => serveStatic(contender.dist)))
  for (const { contender, differences } of sites) {
    log(`Trying in the browser what ${contender.name} does ...`)
    differences?.push(...(await lackingBehaviors(browser, contender.dist, content)))
  }
  // The first round fills the servers' memory and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { contender, visits, fast, slow }] of sites.entries()) {
      const origin = servers[index]?.origin ?? ''
      const way = { origin, from: page, to, heading }
      const visit = await visitPage(browser, origin + page)
      const times = [
        await followLink(browser, way, 'fast'),
        await followLink(browser, way, 'slow'),
      ] as const
      if (round === 0) continue
      visits.push(visit)
      fast.push(times[0])
      slow.push(times[1])
      const [fcp, mainThread, ...ways] = [visit.fcp, visit.mainThread, ...times].map(Math.round)
      log(
        `Visit ${round} of ${rounds}: ${contender.name} FCP ${fcp} ms, main thread ${mainThread} ms, navigation ${ways.join(' and ')} ms`,
      )
    }
  }
  for (const server of servers) server.close()
}
