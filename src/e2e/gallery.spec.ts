import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { presets as allPresets } from '../../engine/theme/presets.ts'
import { isFull } from './paths.ts'
import { expect, test } from './quiet-test.ts'

const root = join(import.meta.dirname, '../..')
const types = readdirSync(join(root, 'schema/blocks'))
  .map((name) => name.replace('.schema.json', ''))
  .filter((type) => type !== 'shared')

const presets = Object.keys(allPresets).map((name) => `preset-${name}`)

/** Where one alone is no fault: a block is not a page. */
const pageRules = ['page-has-heading-one', 'landmark-one-main', 'region', 'heading-order']

test.describe.configure({ mode: 'serial', timeout: 300_000 })

let server: ChildProcess
let url: string
let data: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  data = await mkdtemp(join(tmpdir(), 'broadsheet-gallery-'))
  const args = ['scripts/broadsheet.ts', 'dev', '--port', '5400', '--data', data]
  server = spawn(process.execPath, args, { cwd: root })
  url = await new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (data) => {
      said += String(data)
      const [, found] = /Site +(http\S+)\//.exec(said) ?? []
      if (found) resolve(found)
    })
    server.on('exit', () => reject(new Error(`The development server ended: ${said}`)))
  })
})

test.afterAll(async () => {
  server.removeAllListeners('exit')
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(data, { recursive: true, force: true })
})

test('the gallery shows every block in both themes and three widths', async ({
  page,
  messages,
}) => {
  await page.goto(`${url}/_gallery`)
  await expect(page.locator('iframe')).toHaveCount(types.length * 6 + presets.length * 2)
  const frame = page.frameLocator('iframe[title="banner, 390 px, dark"]')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  messages.splice(0) // the favicon that it has not
})

test('no example of a block has a fault that axe knows', async ({ page }) => {
  const kinds = isFull ? [390, 768, 1440] : [390]
  await page.emulateMedia({ reducedMotion: 'reduce' }) // a theme's colours are there at once
  for (const type of types) {
    await page.goto(`${url}/_gallery/${type}/light`)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme
      }, theme)
      for (const width of kinds) {
        await page.setViewportSize({ width, height: 900 })
        const axe = new AxeBuilder({ page }).disableRules(pageRules)
        // A theme changes colors alone.
        if (theme === 'dark' && !isFull) axe.withRules('color-contrast')
        const { violations } = await axe.analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        )
        expect.soft(found, `${type}, ${width} px, ${theme}`).toEqual([])
      }
    }
  }
})
