import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
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
  expect(csv).toContain('"قطة","4","2026-05-02","تطعيم","","","✓"')
})

const fileOf = (name: string, content: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
/** The files of the newest message in which a text stands, as the operator gets them. */
async function filesOf(text: string, name: string): Promise<string> {
  const data = ['--data', join(folder, 'data')]
  const listed = await run('messages', 'list', ...data, '--text', text, '--format', 'json')
  const out = join(folder, text)
  await run('messages', 'files', JSON.parse(listed).messages[0].id, '--out', out, ...data)
  return readFile(join(out, name), 'utf8')
}

test('files are named, judged when they are chosen, kept after a failure, and come with the message', async ({
  page,
  messages,
}) => {
  await openHydrated(page, `${url}/موعد`)
  await fill(page, 'نورة')
  const field = page.getByLabel('تقارير سابقة')
  const chosen = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^إزالة/ }) })
  await field.setInputFiles(fileOf('دم.pdf', `%PDF-${'1'.repeat(1_200_000)}`))
  await expect(chosen).toHaveText(/^دم\.pdf 1\.2 MB/)
  await field.setInputFiles([fileOf('a.png', 'MZ'), fileOf('b.pdf', '%PDF-2')])
  await expect(chosen).toHaveCount(3) // on top of the first
  await expect(field).toHaveAccessibleDescription(/^أنواع الملفات المقبولة: PDF, JPEG/)
  await page.getByRole('button', { name: 'احجز' }).click()
  await expect(field).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'إزالة a.png' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('')

  await page.route('**/send-contact-email', (route) => route.fulfill({ status: 507, json: {} }))
  await page.getByRole('button', { name: 'احجز' }).click()
  await expect(page.getByRole('main').getByText('تعذّر الحجز')).toBeVisible()
  await expect(chosen).toHaveCount(2)
  await expectSaid(messages, 'not sent')
  await page.reload()
  await expect(page.getByText('دم.pdf, b.pdf: يرجى اختيار الملفات من جديد.')).toBeVisible()
  await expect(page.getByLabel('الاسم')).toHaveValue('نورة')

  await page.unroute('**/send-contact-email')
  await field.setInputFiles([fileOf('دم.pdf', '%PDF-again'), fileOf('b.pdf', '%PDF-2')])
  await expect(chosen).toHaveCount(2)
  await page.getByRole('button', { name: 'احجز' }).click()
  await expect(page.getByRole('main').getByText('نتصل بك لنؤكد الموعد.')).toBeVisible()
  await expect(chosen).toHaveCount(0)
  expect(await filesOf('نورة', 'دم.pdf')).toBe('%PDF-again')
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
    await page.getByLabel('تقارير سابقة').setInputFiles(fileOf('دم.pdf', '%PDF-1'))
    await page.getByRole('button', { name: 'احجز' }).click()
    await expectSaid(messages, '422')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('لم تُرسَل رسالتك')
    await expect(page.getByLabel('الهاتف')).toHaveAccessibleDescription('هذا ليس رقم هاتف.')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await page.getByLabel('الهاتف').fill('050 123 4567')
    const field = page.getByLabel('تقارير سابقة')
    await expect(field).toHaveAccessibleDescription('يرجى اختيار الملفات من جديد.')
    await field.setInputFiles([fileOf('دم.pdf', '%PDF-1'), fileOf('b.png', 'MZ')])
    await page.getByRole('button', { name: 'إرسال' }).click()
    await expectSaid(messages, '422')
    await expect(field).toHaveAccessibleDescription(/PDF, JPEG/)
    await field.setInputFiles(fileOf('دم.pdf', '%PDF-1'))
    await page.getByRole('button', { name: 'إرسال' }).click()
    await expect(page).toHaveURL(/\/%D9%85%D9%88%D8%B9%D8%AF#sent$/)
    await expect(page.getByText('نتصل بك لنؤكد الموعد.')).toBeVisible()
    expect(await filesOf('سالم', 'دم.pdf')).toBe('%PDF-1')
  })

  test('the given form comes back in the language of its site, and is mailed in it', async ({
    page,
    messages,
  }) => {
    await page.goto(`${url}/contact`)
    await page.getByRole('button', { name: 'أرسل' }).click()
    await expectSaid(messages, '422')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('لم تُرسَل رسالتك')
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'يرجى كتابة الاسم.',
      'يرجى كتابة عنوان بريد إلكتروني صحيح.',
      'يرجى كتابة رسالة.',
    ])
    await expect(page.getByLabel('الاسم')).toHaveAccessibleDescription('يرجى كتابة الاسم.')
    await expect(page.getByLabel('البريد الإلكتروني')).toHaveAttribute('dir', 'ltr')
    await page.getByLabel('الاسم').fill('هدى')
    await page.getByLabel('البريد الإلكتروني').fill('huda@example.com')
    await page.getByLabel('الرسالة').fill('متى تفتحون؟')
    await page.getByRole('button', { name: 'إرسال' }).click()
    await expect(page.getByText('رسالتك عند الطبيب.')).toBeVisible()
    await page.goto(`${url}/outbox`) // which looks again every five seconds
    await expect(page.getByText('رسالة من \u2068هدى').first()).toBeAttached({ timeout: 20_000 })
  })
})
