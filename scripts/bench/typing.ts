import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import type { Browser, Page } from 'playwright'
import { launchChromium } from '../chromium.ts'
import { root } from '../manifest-argument.ts'
import { numberArgument } from '../number-argument.ts'
import { openEditor } from '../open-editor.ts'
import { runCommand } from '../run-command.ts'
import { openPage, slowProcessor } from './browser-page.ts'
import { manyPages } from './many-pages.ts'
import { writePageFiles } from './page-files.ts'
import { memoryUnder } from './process-memory.ts'
import { spread } from './spread.ts'

declare global {
  var benchKeys: number[] | undefined
}

/** A large site takes its time. */
const patience = 300_000

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run bench:typing --',
      description: 'How soon the editor can be used, and how long a key takes to be on the page.',
    },
    args: {
      keys: numberArgument(60, 'Keys that are pressed in each site'),
      files: numberArgument(0, 'Measures one site with so many pages in files of their own', {
        least: 0,
      }),
    },
    async run({ args }) {
      const text = readFileSync(join(root, 'site.manifest.json'), 'utf8')
      const count = Number(args.files)
      const large = { what: `${count} files`, text: manyPages(text, count), inFiles: true }
      const ofOneFile = [
        { what: '35 pages', text },
        { what: '1,000 pages', text: manyPages(text, 1000) },
        { what: '150 blocks on a page', text: longPage(text, 150) },
      ]
      const browser = await launchChromium()
      const rows: object[] = []
      for (const site of count ? [large] : ofOneFile)
        rows.push(...(await measure(browser, site, Number(args.keys))))
      await browser.close()
      console.table(rows)
      process.exit(0)
    },
  }),
)

/** The first page's blocks again and again, until there are so many. */
function longPage(text: string, count: number): string {
  const manifest = JSON.parse(text)
  const [page] = manifest.pages
  const [first, ...others] = page.blocks
  const more = Array.from({ length: count - 1 }, (_, index) => others[index % others.length])
  page.blocks = [first, ...more]
  return JSON.stringify(manifest, null, 2)
}

interface Site {
  what: string
  text: string
  /** Whether its pages stand in files of their own. */
  inFiles?: boolean
}

/** Milliseconds until the page can be typed into; then from key to painted frame, also on a processor four times slower. */
async function measure(browser: Browser, { what, text, inFiles }: Site, keys: number) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-typing-'))
  const manifest = join(folder, 'site.manifest.json')
  if (inFiles) writePageFiles(manifest, text)
  else writeFileSync(manifest, text)
  const source = join(root, 'src')
  const editor = await openEditor({ manifest, source, dataFolder: folder, port: 5320 })
  await using opened = await openPage(browser, 'desktop')
  const { page, cdp } = opened
  await page.addInitScript(() => localStorage.setItem('broadsheet-editor-tour', 'seen'))
  const usable: number[] = []
  for (const url of [editor.url, editor.url, editor.url, editor.url]) {
    const start = performance.now()
    await page.goto(url)
    await page.frameLocator('iframe').locator('h1').waitFor({ timeout: patience })
    usable.push(performance.now() - start)
  }
  const rows: object[] = [{ what: `${what}: opening`, ...spread(usable.slice(1)) }]
  rows.push({ what: `${what}: a key`, ...spread(await type(page, keys)) })
  rows.push({ what: `${what}: saving`, ...spread(await save(page)) })
  rows.push({
    what: `${what}: MB of the window's process`,
    ...spread([await windowMegabytes(browser)]),
  })
  await slowProcessor(cdp)
  rows.push({ what: `${what}: a key, 4 × CPU`, ...spread(await type(page, keys)) })
  editor.stop()
  rmSync(folder, { recursive: true })
  return rows
}

/** Saves what was typed, as a person does who reads nothing of what is told before. */
async function save(page: Page): Promise<number[]> {
  const start = performance.now()
  await page.keyboard.press('ControlOrMeta+s')
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })
  await sure.click({ timeout: patience })
  await page.getByText('Saved.', { exact: true }).waitFor({ timeout: patience })
  return [performance.now() - start]
}

/** The memory of the process that has the window, its frames and its worker. */
async function windowMegabytes(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  const sizes = processInfo.flatMap(({ type, id }) => (type === 'renderer' ? memoryUnder(id) : []))
  return Math.max(...sizes) / 1_000_000
}

/** Types into the first heading, as fast as a quick typist does. */
async function type(page: Page, keys: number): Promise<number[]> {
  const frame = page.frames().find((candidate) => candidate.parentFrame())
  if (!frame) throw new Error('The editor shows no page.')
  await frame.locator('h1').click()
  await frame.evaluate(watchKeys)
  await page.keyboard.type('x'.repeat(keys), { delay: 80 })
  const times = await frame.evaluate(() => globalThis.benchKeys ?? [])
  await page.keyboard.press('Escape')
  return times
}

/** Runs in the frame: the time from each key to the task after the frame that it is painted in. */
function watchKeys() {
  const times: number[] = []
  globalThis.benchKeys = times
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - timeStamp)
        port2.postMessage(0)
      }),
    true,
  )
}
