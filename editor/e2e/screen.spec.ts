import { expect } from 'playwright/test'
import { test } from './editor.ts'
import { shownPage } from './screen.ts'

test('shows the pages, and the blocks of the one that is chosen', async ({ page, editor }) => {
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: '/pos' }).click()
  await expect(page).toHaveURL(/\/_editor\/page\/pos$/)
  const outline = page.getByRole('region', { name: 'Outline of the page' })
  await expect(outline.getByRole('treeitem').first()).toContainText('Banner')
  expect(editor.diff()).toEqual([])
  // For the keyboard the list is one stop.
  await page.getByRole('searchbox', { name: 'Find a page in the list' }).focus()
  await page.keyboard.press('Tab')
  await expect(pages.getByRole('link', { name: '/pos' })).toBeFocused()
  const actions = pages.getByRole('button', { name: /^Actions for POS / })
  await expect(actions).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(actions).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('End')
  await expect(pages.getByRole('link').last()).toBeFocused()
  await page.keyboard.press('m')
  await expect(pages.getByRole('link', { name: /^Merchant/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(outline.getByRole('button', { name: 'Add a block at the end' })).toBeFocused()
})

test('a block is moved by keys, said aloud, and taken back', async ({ page, editor: _ }) => {
  const rows = page
    .getByRole('region', { name: 'Outline of the page' })
    .getByRole('treeitem', { level: 1 })
  await rows.nth(2).click()
  const items = rows.nth(2).getByRole('treeitem')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(items).toHaveCount(0)
  await page.keyboard.press('Alt+ArrowUp')
  await expect(rows.nth(1)).toContainText('Link cards')
  await expect(page.getByText(/Link cards is now number 2 of \d+\./)).toBeAttached()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(rows.nth(2)).toContainText('Link cards')
  // The same on the page, where the focus goes along.
  const cards = shownPage(page).locator('.link-cards')
  await cards.click({ position: { x: 2, y: 2 } })
  await expect(cards).toBeFocused()
  for (const row of [1, 0]) {
    await page.keyboard.press('Alt+ArrowUp')
    await expect(rows.nth(row)).toContainText('Link cards')
    await expect(cards).toBeFocused()
  }
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await beyond(), 'pixels by which the window could be scrolled').toBe(0)
})
