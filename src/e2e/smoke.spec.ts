import { expect, test } from 'playwright/test'

test('the home page wakes and navigates', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.goto('/')
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 300)
  await expect(page.locator('html.on')).toBeAttached()
  await page.getByRole('link', { name: 'Training' }).click()
  await expect(page.getByRole('heading', { name: 'Training Hub' })).toBeFocused()
  await expect(page).toHaveTitle('Payments Training Hub | Tillmark')
  expect(messages).toEqual([])
})
