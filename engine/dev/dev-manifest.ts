import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { HotPayload, ViteDevServer } from 'vite'
import type { Finding } from '../findings/finding.ts'
import { countFindings, hasErrors, printFindings } from '../findings/report.ts'
import { load } from '../manifest/load.ts'
import type { Site } from '../manifest/site.ts'
import type { CheckOptions } from '../rules/subject.ts'
import { manifestWatch } from './manifest-watch.ts'

/** A site is needed to begin with; a later mistake leaves the last good one in place. */
export async function loadFirst(
  manifest: string,
  options: CheckOptions,
  log: (words: string) => void,
): Promise<{ site: Site }> {
  const { site, findings } = await load(manifest, options)
  if (findings.length) log(await printLoaded(manifest, findings, process.stdout.isTTY))
  if (!site)
    throw new Error(
      'The manifest has mistakes that leave no site to show; they stand above. Mend them and start again.',
    )
  return { site }
}

/** Shows each good state of the manifest, and the report of a bad one over the last good page, until it is mended. */
export function watchManifest(
  vite: ViteDevServer,
  manifest: string,
  state: { site: Site },
  options: CheckOptions,
  log: (words: string) => void,
): void {
  let report: HotPayload | undefined
  const watch = manifestWatch({
    load: () => load(manifest, options),
    stamp: () => String(statSync(manifest, { throwIfNoEntry: false })?.mtimeMs),
    settle: () => setTimeout(settleMilliseconds),
    async onLoaded({ site, findings }) {
      if (findings.length) log(await printLoaded(manifest, findings, process.stdout.isTTY))
      if (site && !hasErrors(findings)) {
        report = undefined
        return show(vite, state, site)
      }
      report = overlay(manifest, findings, await printLoaded(manifest, findings))
      vite.ws.send(report)
    },
  })
  vite.watcher.add(manifest)
  // Editors that write a new file and rename it are seen as "unlink" and "add".
  for (const event of ['change', 'add', 'unlink'] as const)
    vite.watcher.on(event, (file) => resolve(file) === resolve(manifest) && watch.changed())
  vite.ws.on('connection', () => report && vite.ws.send(report))
}

/** Longer than an editor needs between emptying a file and filling it, and than Vite's watcher is deaf after a change (50); shorter than a blink. */
const settleMilliseconds = 60

function overlay(manifest: string, findings: Finding[], message: string): HotPayload {
  const worst = findings.find(({ severity }) => severity === 'error') ?? findings[0]
  const { file, line, column } = worst?.at ?? { file: manifest, line: 1, column: 1 }
  const count = countFindings(findings)
  const err = {
    message: `${count}\n\n${message}`,
    stack: '',
    id: manifest,
    loc: { file, line, column },
  }
  return { type: 'error', err }
}

function show(vite: ViteDevServer, state: { site: Site }, site: Site): void {
  const isLayoutSame = JSON.stringify(site.layout) === JSON.stringify(state.site.layout)
  state.site = site
  if (isLayoutSame) {
    vite.ws.send('broadsheet:pages')
    return
  }
  for (const environment of Object.values(vite.environments)) {
    const module = environment.moduleGraph.getModuleById('\0virtual:broadsheet/layout')
    if (module) environment.moduleGraph.invalidateModule(module)
  }
  vite.ws.send({ type: 'full-reload' })
}

async function printLoaded(
  manifest: string,
  findings: Finding[],
  colours = false,
): Promise<string> {
  return printFindings(findings, await readFile(manifest, 'utf8').catch(() => ''), { colours })
}
