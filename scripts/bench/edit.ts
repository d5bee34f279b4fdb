import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import type { Browser, Page } from 'playwright'
import { startDevServer } from '../../engine/dev/dev-server.ts'
import { launchChromium } from '../chromium.ts'
import { root } from '../manifest-argument.ts'
import { numberArgument } from '../number-argument.ts'
import { runCommand } from '../run-command.ts'
import { manyPages } from './many-pages.ts'
import { spread } from './spread.ts'

/** An edit that is done again and again, each time with another word. */
interface Edit {
  what: string
  text: string
  /** The page that is open meanwhile. */
  path: string
  /** What is replaced by the word, where it stands first. */
  words: RegExp
}

/** Where the words are that are edited, with a page open. */
const placesFor = (path: string) => ({
  'in the page': new RegExp(`(?<="path": "${path}",[\\s\\S]*?"tagline": ")[^"]+`),
  'in the menu': /(?<="navigation": \[\s*\{\s*"name": ")[^"]+/,
  'in the footer': /All rights reserved/,
})

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run bench:edit --',
      description: 'How long a change of the manifest takes to be on the screen of "npm start".',
    },
    args: { rounds: numberArgument(15, 'Changes of each kind') },
    async run({ args }) {
      const text = readFileSync(join(root, 'site.manifest.json'), 'utf8')
      const sites = [
        { pages: '35 pages', text, path: '/acquiring' },
        { pages: '1,000 pages', text: manyPages(text, 1000), path: '/page-0' },
      ]
      const browser = await launchChromium()
      const rows: object[] = []
      for (const { pages, ...site } of sites)
        for (const [place, words] of Object.entries(placesFor(site.path))) {
          const edit = { ...site, what: `${pages}, ${place}`, words }
          rows.push(await measure(browser, edit, Number(args.rounds)))
        }
      await browser.close()
      console.table(rows)
      process.exit(0) // the development server of a large site may still be looking for its files
    },
  }),
)

/** Milliseconds from the moment in which the file was written to the frame that shows the change. */
async function measure(browser: Browser, { what, text, path, words }: Edit, rounds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-edit-'))
  const manifest = join(folder, 'site.manifest.json')
  writeFileSync(manifest, text)
  const startFunctions = async () => 'http://localhost:9' // nothing is sent
  const log = () => {}
  const server = await startDevServer({
    root,
    source: join(root, 'src'),
    site: root,
    publicFolder: join(root, 'public'),
    manifest,
    dataFolder: join(folder, 'data'),
    port: 5300,
    startFunctions,
    log,
  })
  const page = await browser.newPage()
  await page.goto(new URL(path, server.url).href)
  await page.waitForSelector('html.on')
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const word = `Edit number ${round}.`
    const start = Date.now()
    writeFileSync(manifest, text.replace(words, word))
    times.push((await shownAt(page, word)) - start)
  }
  await page.close()
  await server.stop()
  rmSync(folder, { recursive: true })
  return { what, ...spread(times) }
}

/** The time of the first frame with the word in it; looked for in each, and also after the page was loaded again. */
async function shownAt(page: Page, word: string): Promise<number> {
  const found = await page.waitForFunction(
    (searched) => document.body?.textContent.includes(searched) && Date.now(),
    word,
    { polling: 'raf' },
  )
  return Number(await found.jsonValue())
}
