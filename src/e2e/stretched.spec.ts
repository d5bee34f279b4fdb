import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { listenOnFreePort } from '../../engine/dev/free-port.ts'
import { createPreviewServer } from '../../engine/dev/preview-server.ts'
import { isFull } from './paths.ts'
import { expect, test } from './quiet-test.ts'

const root = join(import.meta.dirname, '../..')
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'
/** What is not words that visitors read, by its key. */
const keptKeys =
  /^(?:\$schema|path|href|id|icon|type|colour|date|end|time|side|shape|updated|language|url|src|from|to|under|name|art)$/
const keptWhole = ['variables', 'socialImage', 'organization', 'accepted']

/** 320 px is also what 1280 px are at a zoom of 400 % (WCAG 2.2, SC 1.4.10). */
const widths = isFull ? [320, 768, 1024, 1280, 1440, 2560] : [320, 768, 1024, 1440]

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let server: Server
let folder: string
let url: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-stretched-'))
  const manifest = join(folder, 'site.manifest.json')
  const bakery = await readFile(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')
  await writeFile(manifest, JSON.stringify(stretch(JSON.parse(bakery))))
  const args = [
    'scripts/broadsheet.ts',
    'build',
    '--manifest',
    manifest,
    '--out',
    join(folder, 'dist'),
  ]
  await promisify(execFile)(process.execPath, args, { cwd: root })
  server = createPreviewServer(join(folder, 'dist'))
  url = `http://localhost:${await listenOnFreePort(server, 4700)}`
})

test.afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

for (const direction of ['ltr', 'rtl']) {
  test(`with twice the words and very long ones nothing overflows, ${direction}`, async ({
    page,
    messages,
  }) => {
    const sitemap = await (await page.request.get(`${url}/sitemap.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    )
    expect(paths.length).toBeGreaterThan(4)
    for (const path of [...paths, '/missing']) {
      await page.goto(url + path)
      await page.evaluate((dir) => {
        document.documentElement.dir = dir
        for (const fold of document.querySelectorAll('details')) fold.open = true
      }, direction)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await overflowing(page), `${path} at ${width} px`).toEqual([])
      }
    }
    expect(messages.splice(0).filter((message) => !message.includes('404'))).toEqual([])
  })
}

test('another site’s page is asked for once the visitor agrees, and then has the focus', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://player.films.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' })
  })
  await page.goto(`${url}/cakes`)
  const button = page.locator('main').getByRole('button')
  await button.scrollIntoViewIfNeeded()
  await expect(page.getByText('player.films.example')).toBeVisible()
  expect(asked).toEqual([])
  await button.click()
  await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible()
  await expect(page.locator('iframe')).toBeFocused()
  expect(asked).toHaveLength(1)
})

/** The elements that make the page wider than the screen. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1)
    })
    const names = wide.map(({ tagName, className }) => `${tagName}.${String(className)}`)
    return [`${scrollWidth} > ${clientWidth}`, ...new Set(names)]
  })
}

/** The same manifest with every text twice, and a word as long as German ones can be. */
function stretch(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => stretch(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, held]) => [
        name,
        keptWhole.includes(name) ? held : stretch(held, name),
      ]),
    )
  if (typeof value !== 'string' || keptKeys.test(key)) return value
  const isChoice = ['choices', 'level', 'category', 'value', 'duration'].includes(key)
  return isChoice ? `${value} ${value}` : `${value} ${longWord} ${value}`
}
