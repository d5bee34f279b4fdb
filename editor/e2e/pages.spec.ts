import { expect } from 'playwright/test'
import { test } from './editor.ts'
import { openPage, save, shownPage } from './screen.ts'

test('a page with an address that is taken is not added', async ({ page, editor: _ }) => {
  await page.getByRole('button', { name: 'Add a page' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('POS')
  await expect(page.getByText('Another page has this address.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add the page' })).toBeDisabled()
})

test('a page is deleted, and what led to it leads elsewhere', async ({ page, editor }) => {
  const [title] = /(?<="path": "\/pos",\s+"title": ")[^"]+/.exec(editor.text()) ?? []
  await page.getByRole('link', { name: /\/pos$/ }).hover()
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await expect(page.getByText('2 places lead here.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Page that links lead to' }).selectOption('/acquiring')
  await page.getByRole('button', { name: 'Delete the page' }).click()
  await save(page)
  expect(editor.diff()).toContain('+"from": "/pos",')
  expect(editor.text()).not.toContain('"path": "/pos"')
})

test('a page is found by a part of its title', async ({ page, editor: _ }) => {
  await page.keyboard.press('ControlOrMeta+p')
  await page.getByRole('dialog').getByRole('combobox').fill('contactless')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/page\/emv-contactless$/)
})

test('the address of a page that is opened directly is kept', async ({ page, editor: _ }) => {
  await openPage(page, '/poi')
  await page.reload()
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toContainText('Interface')
})
