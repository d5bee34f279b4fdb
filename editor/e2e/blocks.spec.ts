import { expect, type Locator, type Page } from 'playwright/test'
import { test } from './editor.ts'
import { openPage, save, shownPage } from './screen.ts'

/** The outline's rows, one a block. */
function blockRows(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Outline of the page' })
    .getByRole('treeitem', { level: 1 })
}

test('a block from the gallery stands between two others', async ({ page, editor }) => {
  await openPage(page, '/pos')
  await blockRows(page).first().click()
  await page.getByRole('button', { name: 'Add a block after this one' }).click()
  await page.getByRole('searchbox', { name: 'Search the blocks' }).fill('numbers')
  const examples = page.frameLocator('iframe[title="Examples of blocks"]')
  await examples.getByRole('button', { name: /^Statistics/ }).click()
  await expect(blockRows(page).nth(1)).toContainText('Statistics')
  await expect(shownPage(page).locator('main > .banner ~ :not(nav)').first()).toHaveClass(
    /statistics/,
  )
  await save(page)
  expect(editor.diff().filter((line) => line.startsWith('-'))).toEqual([])
})

test('a block that was deleted is brought back by the notice', async ({ page, editor }) => {
  await openPage(page, '/pos')
  await blockRows(page).nth(1).click()
  const length = await blockRows(page).count()
  await page.keyboard.press('Delete')
  await expect(blockRows(page)).toHaveCount(length - 1)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(blockRows(page)).toHaveCount(length)
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  expect(editor.diff()).toEqual([])
})

test('a block is copied from one page to another', async ({ page, editor: _ }) => {
  await openPage(page, '/pos')
  await blockRows(page).nth(1).click()
  await page.getByRole('button', { name: 'Copy (Ctrl+C)' }).click()
  await expect(page.getByText('Cards was copied.')).toBeAttached()
  await openPage(page, '/poi')
  const before = await blockRows(page).count()
  await page.getByRole('button', { name: 'Add a block at the end' }).click()
  await page.getByRole('button', { name: 'Paste “Cards”' }).click()
  await expect(blockRows(page)).toHaveCount(before + 1)
  await expect(blockRows(page).last()).toContainText('POS Systems and Integration')
})

test('a block is dragged to another place', async ({ page, editor: _ }) => {
  await blockRows(page).nth(4).hover()
  const dragged = await blockRows(page).nth(4).textContent()
  const handle = blockRows(page).nth(4).locator('[data-drag]')
  await handle.hover()
  await page.mouse.down()
  await blockRows(page)
    .nth(2)
    .hover({ position: { x: 40, y: 4 } })
  await page.mouse.up()
  await expect(blockRows(page).nth(2)).toHaveText(dragged ?? '')
})
