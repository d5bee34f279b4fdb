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
import { spread } from './spread.ts'

declare global {
  var benchKeys: number[] | undefined
}

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run bench:typing --',
      description: 'How soon the editor can be used, and how long a key takes to be on the page.',
    },
    args: { keys: numberArgument(60, 'Keys that are pressed in each site') },
    async run({ args }) {
      const text = readFileSync(join(root, 'site.manifest.json'), 'utf8')
      const sites = [
        { what: '35 pages', text },
        { what: '1,000 pages', text: manyPages(text, 1000) },
        { what: '150 blocks on a page', text: longPage(text, 150) },
      ]
      const browser = await launchChromium()
      const rows: object[] = []
      for (const site of sites) rows.push(...(await measure(browser, site, Number(args.keys))))
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
}

/** Milliseconds until the page can be typed into; then from key to painted frame, also on a processor four times slower. */
async function measure(browser: Browser, { what, text }: Site, keys: number) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-typing-'))
  const manifest = join(folder, 'site.manifest.json')
  writeFileSync(manifest, text)
  const source = join(root, 'src')
  const editor = await openEditor({ manifest, source, dataFolder: folder, port: 5320 })
  await using opened = await openPage(browser, 'desktop')
  const { page, cdp } = opened
  await page.addInitScript(() => localStorage.setItem('broadsheet-editor-tour', 'seen'))
  const usable: number[] = []
  for (const url of [editor.url, editor.url, editor.url, editor.url]) {
    const start = performance.now()
    await page.goto(url)
    await page.frameLocator('iframe').locator('h1').waitFor()
    usable.push(performance.now() - start)
  }
  const rows: object[] = [{ what: `${what}: opening`, ...spread(usable.slice(1)) }]
  rows.push({ what: `${what}: a key`, ...spread(await type(page, keys)) })
  await slowProcessor(cdp)
  rows.push({ what: `${what}: a key, 4 × CPU`, ...spread(await type(page, keys)) })
  editor.stop()
  rmSync(folder, { recursive: true })
  return rows
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
