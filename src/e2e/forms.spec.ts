import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { openHydrated } from './hydration.ts'
import { expect, expectSaid, test } from './quiet-test.ts'

const root = join(import.meta.dirname, '../..')
const manifest = join(root, 'engine/fixtures/clinic/site.manifest.json')

let preview: ChildProcessWithoutNullStreams
let folder: string
let url: string

const command = (...args: string[]) => ['scripts/broadsheet.ts', ...args]
const run = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, command(...args), { cwd: root })).stdout

test.describe.configure({ mode: 'default' }) // one build and one back end for all

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-forms-'))
  const [out, data] = [join(folder, 'dist'), join(folder, 'data')]
  await run('build', '--manifest', manifest, '--out', out)
  const args = command('preview', '--out', out, '--data', data, '--port', '4480')
  preview = spawn(process.execPath, args, { cwd: root })
  preview.stderr.resume()
  for await (const line of createInterface(preview.stdout)) {
    url = /^Site +(.+)\/$/.exec(line)?.[1] ?? ''
    if (url) break
  }
  preview.stdout.resume()
  await run('messages', 'forms', '--manifest', manifest, '--data', data)
})

test.afterAll(async () => {
  preview.kill()
  await once(preview, 'exit')
  await rm(folder, { recursive: true, force: true })
})

/** All that is asked, but for what a test fills in itself. */
async function fill(page: Page, name: string) {
  await page.getByLabel('الاسم').fill(name)
  await page.getByLabel('الهاتف').fill('050 123 4567')
  await page.getByLabel('الحيوان').selectOption('قطة')
  await page.getByLabel('اليوم').fill('2026-05-02')
  await page.getByRole('group', { name: 'ما الذي تريده؟' }).getByLabel('تطعيم').check()
  await page.getByRole('checkbox', { name: 'أوافق على' }).check()
}

test('a declared form tells what is wrong in its words, is sent, and stands in the export by its labels', async ({
  page,
}) => {
  await openHydrated(page, `${url}/موعد`)
  const button = page.getByRole('button', { name: 'احجز' })
  await button.click()
  await expect(page.getByLabel('الاسم')).toBeFocused()
  await expect(page.getByLabel('الاسم')).toHaveAccessibleDescription('هذا الحقل مطلوب.')
  await expect(page.getByLabel('الهاتف')).toHaveAccessibleDescription(/^نحتاج إلى رقم نتصل به/)
  await expect(page.getByLabel('البريد')).toHaveAccessibleDescription('')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await fill(page, 'ليلى')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)

  await page.getByLabel('العمر').fill('٤١')
  await page.getByLabel('اليوم').fill('2025-05-02')
  await button.click()
  await expect(page.getByLabel('العمر')).toBeFocused()
  await expect(page.getByLabel('اليوم')).toHaveAccessibleDescription('هذا اليوم مضى.')
  await page.getByLabel('العمر').fill('٤')
  await page.getByLabel('اليوم').fill('2026-05-02')
  await button.click()
  await expect(page.getByRole('main').getByText('نتصل بك لنؤكد الموعد.')).toBeVisible()
  await expect(page.getByLabel('الاسم')).toHaveValue('')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)

  const csv = await run('messages', 'export', '--data', join(folder, 'data'), '--text', 'ليلى')
  expect(csv).toContain('"الحيوان","العمر بالسنوات","اليوم"')
  expect(csv).toContain('"قطة","4","2026-05-02","تطعيم","","✓"')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a declared form comes back with what was entered, and then leads to its page', async ({
    page,
    messages,
  }) => {
    await page.goto(`${url}/موعد`)
    await fill(page, 'سالم')
    await page.getByLabel('الهاتف').fill('لا')
    await page.getByRole('button', { name: 'احجز' }).click()
    await expectSaid(messages, '422')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('لم تُرسَل رسالتك')
    await expect(page.getByLabel('الهاتف')).toHaveAccessibleDescription('هذا ليس رقم هاتف.')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await page.getByLabel('الهاتف').fill('050 123 4567')
    await page.getByRole('button', { name: 'إرسال' }).click()
    await expect(page).toHaveURL(/\/%D9%85%D9%88%D8%B9%D8%AF#sent$/)
    await expect(page.getByText('نتصل بك لنؤكد الموعد.')).toBeVisible()
  })
})
