import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'playwright/test'
import { test } from './editor.ts'
import { openPage, save } from './screen.ts'

test.use({ manifest: 'engine/fixtures/languages/site.manifest.json' })

test('a page in another language has its own menu and footer, and they are typed into', async ({
  page,
  editor,
}) => {
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('heading', { level: 3 })).toHaveText([
    'Deutsch',
    'English',
    'العربية',
  ])
  const frame = await openPage(page, '/ar')
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  await frame.getByRole('contentinfo').getByText('خبز من فرن حجري').click()
  const typed = frame.locator('[contenteditable]')
  await expect(typed).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('خبز')
  await expect(page.getByRole('heading', { name: 'Footer', level: 2 })).toBeVisible()
  // The menu of the language among what is set for the whole site.
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'The whole site' }).click()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'العربية' }).click()
  await page.getByRole('button', { name: /^Move الخبز/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('الخبز is now number 1 of the menu.')).toBeAttached()
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await save(page)
  expect(editor.diff()).toEqual([
    ...['-"name": "الرئيسية",', '-"href": "/ar"', '-},', '-{'],
    ...['+"name": "الرئيسية",', '+"href": "/ar"', '+},', '+{'],
    ...['-"tagline": "خبز من فرن حجري",', '+"tagline": "خبز",'],
  ])
})

test('a page stands beside its translation, and is made where it is missing', async ({
  page,
  editor,
}) => {
  const frame = await openPage(page, '/brot')
  await page.getByRole('button', { name: 'In another language, beside it' }).click()
  const pane = page.getByRole('region', { name: 'In another language' })
  const beside = page.frameLocator('iframe[title^="Beside:"]')
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Our bread')
  await expect(pane.getByRole('status')).toHaveText('/en/bread says what /brot says.')
  // It follows the page that is edited.
  await frame.getByRole('heading', { name: 'Sauerteig' }).click()
  await page.keyboard.press('Escape')
  await frame.locator('body').evaluate(() => scrollBy(0, 500))
  await expect(beside.getByRole('heading', { name: 'Sourdough' })).toBeInViewport()
  await expect(beside.getByRole('heading', { level: 1 })).not.toBeInViewport()
  // What is older is told, and so is what is missing.
  await frame.getByText('Mehl, Wasser, Salz und Zeit').click()
  await expect(frame.locator('[contenteditable]')).toBeFocused()
  await page.keyboard.type('Viel ')
  await expect(pane.getByRole('status')).toContainText('were changed since')
  await pane.getByRole('button', { name: 'It says the same again' }).click()
  await expect(pane.getByRole('status')).toHaveText('/en/bread says what /brot says.')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await openPage(page, '/kontakt')
  await expect(pane.getByRole('status')).toContainText('is not there in English')
  await pane.getByRole('button', { name: 'Make it from this page' }).click()
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await expect(pane.getByRole('status')).toContainText('is to be translated')
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await pane.getByRole('button', { name: 'Edit this one' }).click()
  await expect(page).toHaveURL(/\/en\/kontakt/)
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await save(page)
  expect(editor.diff()).toContainEqual('+"path": "/en/kontakt",')
  expect(editor.diff().filter((line) => line.startsWith('-'))).toEqual([])
})
