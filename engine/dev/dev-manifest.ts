import { resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inspect } from 'node:util'
import type { HotPayload, ViteDevServer } from 'vite'
import type { Analysis } from '../analysis/analyse.ts'
import type { PublishedForms } from '../analysis/published-forms.ts'
import type { Finding } from '../findings/finding.ts'
import { manifestWatch } from './manifest-watch.ts'
import { isPageFile, pagesFolder, stampOf } from './page-files-watch.ts'
import type { Shown } from './page-now.ts'

export type DevDoor = typeof import('./dev-door.ts')

/** The last state of the manifest that can be shown. */
interface DevState {
  shown: Shown
}

/** What the manifest's watch needs of Vite. */
type Server = Pick<ViteDevServer, 'watcher' | 'ws'>

interface DevManifest {
  /** The project's folder. */
  root: string
  manifest: string
  /** The folder with the site's pictures and other files. */
  publicFolder: string
  /** The engine as its source is now. */
  openDoor: () => Promise<DevDoor>
  log: (words: string) => void
  /** Told the declared forms at first and whenever they have changed. */
  tellForms?: ((forms: PublishedForms) => void) | undefined
}

/** A site is needed to begin with; a later mistake leaves the last good one in place. */
export async function loadFirst(options: DevManifest): Promise<DevState> {
  const loaded = await load(options)
  if (loaded.findings.length) options.log(await print(options, loaded, process.stdout.isTTY))
  if (!isShown(loaded))
    throw new Error(
      'The manifest has mistakes that leave no site to show; they stand above. Mend them and start again.',
    )
  options.tellForms?.(loaded.globals?.forms ?? {})
  return { shown: loaded }
}

const isShown = (analysis: Analysis): analysis is Shown => analysis.site !== undefined

/** Shows each good state of the manifest, and the report of a bad one over the last good page, until it is mended. */
export function watchManifest(vite: Server, state: DevState, options: DevManifest): void {
  const { manifest, publicFolder, openDoor, log } = options
  const files = resolve(publicFolder) + sep
  let report: HotPayload | undefined
  const watch = manifestWatch({
    load: () => load(options),
    stamp: () => stampOf(manifest),
    settle: () => setTimeout(settleMilliseconds),
    async onLoaded(loaded) {
      watchPages()
      const { hasErrors, countFindings, inFiles } = await openDoor()
      const { findings } = loaded
      if (isShown(loaded) && !hasErrors(findings)) {
        report = undefined
        tellChangedForms(state.shown, loaded, options)
        show(vite, state, loaded)
      } else {
        const words = `${countFindings(findings)}\n\n${await print(options, loaded)}`
        report = overlay(manifest, inFiles(findings, loaded.source), words)
        vite.ws.send(report)
      }
      if (findings.length) log(await print(options, loaded, process.stdout.isTTY))
    },
    onFailed: (cause) => log(inspect(cause)),
  })
  const watchPages = () => vite.watcher.add(pagesFolder(manifest) ?? [])
  vite.watcher.add([manifest, files])
  watchPages()
  // Editors that write a new file and rename it are seen as "unlink" and "add". Findings may also be about a picture.
  for (const event of ['change', 'add', 'unlink'] as const)
    vite.watcher.on(event, (file) => {
      const changed = resolve(file)
      const isOwn = changed === resolve(manifest) || changed.startsWith(files)
      if (isOwn || isPageFile(manifest, changed)) void watch.changed()
    })
  // Asked for by each window after a change, since only it knows which page it shows: quicker than a request.
  vite.ws.on('broadsheet:page', async (path: string, client) => {
    const { pageNow } = await openDoor()
    client.send('broadsheet:page', pageNow(state.shown, path))
  })
  vite.ws.on('connection', () => report && vite.ws.send(report))
}

/** Longer than an editor needs between emptying a file and filling it, and than Vite's watcher is deaf after a change (50); shorter than a blink. */
const settleMilliseconds = 60

function overlay(manifest: string, findings: Finding[], message: string): HotPayload {
  const worst = findings.find(({ severity }) => severity === 'error') ?? findings[0]
  const { file, line, column } = worst?.at ?? { file: manifest, line: 1, column: 1 }
  return { type: 'error', err: { message, stack: '', id: manifest, loc: { file, line, column } } }
}

function tellChangedForms(before: Shown, now: Shown, { tellForms }: DevManifest): void {
  const forms = now.globals?.forms ?? {}
  if (JSON.stringify(forms) !== JSON.stringify(before.globals?.forms)) tellForms?.(forms)
}

function show(vite: Server, state: DevState, shown: Shown): void {
  const before = onceLoaded(state.shown)
  state.shown = shown
  if (before === onceLoaded(shown)) vite.ws.send('broadsheet:pages')
  else vite.ws.send({ type: 'full-reload' })
}

/** What a page has from the beginning: the redirects are the router's, the theme is in the head. All else is asked for again. */
function onceLoaded({ site: { layout } }: Shown): string {
  return JSON.stringify([layout.redirects, layout.site.theme])
}

async function load({ root, manifest, publicFolder, openDoor }: DevManifest): Promise<Analysis> {
  const { load: read } = await openDoor()
  return read(manifest, root, publicFolder)
}

async function print(
  { openDoor }: DevManifest,
  { findings, source }: Analysis,
  colours = false,
): Promise<string> {
  const { printFindings } = await openDoor()
  return printFindings(findings, source, { colours })
}
