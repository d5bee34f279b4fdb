import { contactForm } from './contact-page.ts'
import { hydrate } from './hydration.ts'
import { expect, test } from './quiet-test.ts'
import { blockAt, headingAt, pages } from './site.ts'

test('every page is hydrated without a word', async ({ page }) => {
  test.setTimeout(pages.length * 10_000)
  for (const { path } of pages) {
    await page.goto(path)
    await hydrate(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(path))
  }
})

test('a message is sent, and thanked for', async ({ page }) => {
  await page.goto('/contact')
  await contactForm(page).send()
  const { success } = blockAt('/contact', 'contact-form')
  await expect(page.getByRole('main').getByText(success.text)).toBeVisible({ timeout: 15_000 })
  await expect(contactForm(page).fields.message).toHaveValue('')
})
