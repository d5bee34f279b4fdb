import { expect } from 'playwright/test'
import { test } from './editor.ts'
import { save } from './screen.ts'

test('words are replaced everywhere in one step', async ({ page, editor }) => {
  await page.keyboard.press('ControlOrMeta+Shift+f')
  await page.getByRole('searchbox', { name: 'Search for' }).fill('Sixteen disciplines')
  await page.getByRole('textbox', { name: 'Replace by' }).fill('Sixteen fields')
  await expect(page.getByText('1 place was found.')).toBeVisible()
  await page.getByRole('button', { name: 'Replace it' }).click()
  await expect(page.getByText('Nothing was found.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await save(page)
  expect(editor.diff()).toEqual([
    '-"title": "Sixteen disciplines, one team",',
    '+"title": "Sixteen fields, one team",',
  ])
})

test('what comes from a variable is told, and not replaced here', async ({ page, editor: _ }) => {
  await page.keyboard.press('ControlOrMeta+Shift+f')
  await page.getByRole('searchbox', { name: 'Search for' }).fill('600+')
  await expect(page.getByText(/of them come from a variable/)).toBeVisible()
})
