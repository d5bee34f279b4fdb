import type { Page } from 'playwright/test'
import { holdScripts, openHydrated } from './hydration.ts'
import { expect, test } from './quiet-test.ts'

function course(page: Page, title: string) {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  return { summary: card.getByText('View Curriculum'), topics: card.getByRole('listitem') }
}

async function unfoldsOneAtATime(page: Page): Promise<void> {
  const acquiring = course(page, 'Acquiring Fundamentals')
  const contactless = course(page, 'EMV Contactless Payments')
  await expect(acquiring.topics).toHaveCount(0)
  await acquiring.summary.click()
  await expect(acquiring.topics.first()).toBeVisible()
  await contactless.summary.click()
  await expect(contactless.topics.first()).toBeVisible()
  await expect(acquiring.topics).toHaveCount(0)
  await contactless.summary.click()
  await expect(contactless.topics).toHaveCount(0)
}

test('one curriculum is unfolded at a time, and it can be folded again', async ({ page }) => {
  await openHydrated(page, '/training')
  await unfoldsOneAtATime(page)
})

test('Enter unfolds and folds the steps of a tool', async ({ page }) => {
  await openHydrated(page, '/tools')
  const tool = page.getByRole('article').first()
  await tool.getByText('Analysis Steps').focus()
  await page.keyboard.press('Enter')
  await expect(tool.getByRole('listitem')).toHaveCount(8)
  await page.keyboard.press('Enter')
  await expect(tool.getByRole('listitem')).toHaveCount(0)
})

test('what was unfolded before hydration stays so', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/training')
  const acquiring = course(page, 'Acquiring Fundamentals')
  await acquiring.summary.click()
  await expect(acquiring.topics.first()).toBeVisible()
  await release()
  await expect(acquiring.topics.first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one curriculum is unfolded at a time, and it can be folded again', async ({ page }) => {
    await page.goto('/training')
    await unfoldsOneAtATime(page)
  })
})
