import { expect, type Page } from 'playwright/test'
import { test } from './editor.ts'

const headings = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

/** Replaces the first place where the words stand, as one does in any text editor: at once, since a pause would make two steps to undo. */
async function replaceInText(page: Page, words: string, by: string): Promise<void> {
  await page.getByRole('link', { name: 'Text' }).click()
  await page.getByRole('textbox', { name: 'The text of the site' }).focus()
  await page.keyboard.press('ControlOrMeta+f')
  await page.getByRole('textbox', { name: 'Find' }).pressSequentially(words)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.insertText(by)
}

test('what is written in the text is on the page, and undo is the same', async ({
  page,
  editor,
}) => {
  const { pages } = JSON.parse(editor.text())
  const { title } = pages[3]
  await replaceInText(page, `"${title}"`, '"Quite another title"')
  await expect(headings(page).getByText('Quite another title')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(headings(page).getByText('Quite another title')).toBeHidden()
  const text = page.getByRole('textbox', { name: 'The text of the site' })
  await expect(text.getByText(`"${title}"`)).toBeVisible()
  await page.getByRole('button', { name: 'Show on the page' }).click()
  await expect(page).toHaveURL(new RegExp(`/page${pages[3].path}`))
})

test('a mistake is underlined while it is there', async ({ page, editor: _ }) => {
  const marked = page.locator('.cm-lintRange-error')
  await replaceInText(page, '"name": "Home",', '"name": "Home"')
  await expect(marked.first()).toBeVisible()
  await page.keyboard.type(',')
  await expect(marked).toHaveCount(0)
})
