import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'playwright/test'
import { test } from './editor.ts'
import { openPage, save, shownPage } from './screen.ts'

test.use({ manifest: 'engine/fixtures/languages/site.manifest.json' })

test('a page in another language has its own menu and footer, and they are typed into', async ({
  page,
  editor,
}) => {
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('heading', { level: 3 })).toHaveText(['Deutsch', 'English', 'العربية'])
  const frame = await openPage(page, '/ar')
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  await frame.getByText('خبز من فرن حجري').click()
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
    ...['+"name": "الرئيسية",', '+"href": "/ar"'],
    ...['-"tagline": "خبز من فرن حجري",', '+"tagline": "خبز",'],
  ])
  expect(shownPage(page)).toBeTruthy()
})
