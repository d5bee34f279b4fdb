import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listenOnFreePort } from '../../engine/dev/free-port.ts'
import { createPreviewServer } from '../../engine/dev/preview-server.ts'
import { hydrate, isHydrated } from './hydration.ts'
import { expect, test } from './quiet-test.ts'

const root = join(import.meta.dirname, '../..')

let server: Server
let folder: string
let url: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-languages-'))
  const manifest = join(root, 'engine/fixtures/languages/site.manifest.json')
  const args = ['scripts/broadsheet.ts', 'build', '--manifest', manifest, '--out', folder]
  await promisify(execFile)(process.execPath, args, { cwd: root })
  server = createPreviewServer(folder)
  url = `http://localhost:${await listenOnFreePort(server, 4470)}`
})

test.afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

test('the switch leads to the same page in the other language, which is then searched in that one', async ({
  page,
}) => {
  await page.goto(`${url}/kontakt`)
  await hydrate(page)
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByText('Start').click()
  await expect(page).toHaveTitle('Brot aus dem Steinofen | Bäckerei Steinofen')
  await expect(page.locator('link[hreflang=ar]')).toHaveAttribute('href', /\/ar$/)
  await page.getByRole('navigation', { name: 'Sprachen' }).getByText('العربية').click()
  await expect(page).toHaveURL(`${url}/ar`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  await hydrate(page)
  await page.getByRole('link', { name: 'اتصل بنا' }).click()
  await expect(page).toHaveTitle('اتصل بنا | مخبز شتاينوفن')
  await page.getByRole('button', { name: 'بحث' }).click()
  await page.getByRole('combobox').fill('خميرتنا')
  await expect(page.getByRole('option')).toHaveText([/خبزنا/])
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'اللغات' }).getByText('English').click()
  await expect(page).toHaveURL(`${url}/en`) // the page is not there in English
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('an address without a page is told of in the language that it is below', async ({
  page,
  messages,
}) => {
  const response = await page.goto(`${url}/ar/nowhere`)
  expect(response?.status()).toBe(404)
  await isHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('أُكلت هذه الصفحة')
  await expect(page.getByRole('navigation', { name: 'اللغات' }).getByRole('link')).toHaveText([
    'Deutsch',
    'English',
    'العربية',
  ])
  expect(messages.splice(0)).toContain('404: there is no page at /ar/nowhere')
})
