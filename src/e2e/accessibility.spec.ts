import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { answerMessages, contactForm } from './contact-page.ts'
import { openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { notifications } from './notifications.ts'
import { expect, expectSaid, test } from './quiet-test.ts'
import { blockAt } from './site.ts'

/**
 * What axe finds in both themes, with the elements, so that a failure says what to mend. A theme changes colors alone, so
 * the second is judged by them.
 */
async function findViolations(page: Page): Promise<string[]> {
  const light = await new AxeBuilder({ page }).analyze()
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  const dark = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
  await page.evaluate(() => {
    delete document.documentElement.dataset.theme
  })
  return [...light.violations, ...dark.violations].map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(', ')}`,
  )
}

test.use({ reducedMotion: 'reduce' }) // a theme's colors are there at once

test('an article and a chosen category have none', async ({ page }) => {
  const [article] = blockAt('/blog', 'articles').articles
  await page.goto(`/blog?category=${article?.category}#${article?.id}`)
  await expect(page.getByRole('heading', { name: article?.title ?? '' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('the course list has none with an empty answer', async ({ page }) => {
  await page.goto('/training?level=Expert&search=nothing')
  await expect(
    page.getByRole('button', { name: blockAt('/training', 'courses').empty.clear }),
  ).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('the contact page has none, with messages beneath the fields and with a toast', async ({
  page,
  messages,
}) => {
  await answerMessages(page, [500])
  await openHydrated(page, '/contact')
  const form = contactForm(page)
  await form.button.click()
  await expect(form.fields.name).toHaveAccessibleDescription('Name is required')
  expect(await findViolations(page)).toEqual([])
  await form.send()
  await expect(notifications(page).shown).toBeVisible()
  await notifications(page).shown.hover()
  expect(await findViolations(page)).toEqual([])
  await expectSaid(messages, 'The message was not sent.')
})

test('the 404 page has none', async ({ page, messages }) => {
  await openHydrated(page, '/no-such-page')
  expect(await findViolations(page)).toEqual([])
  await expectSaid(messages, '404')
})

test('an open dropdown has none', async ({ page }) => {
  await openHydrated(page, '/tsp')
  const { group, link } = menu(page)
  await group('Issuing').hover()
  await link('/loyalty').hover()
  expect(await findViolations(page)).toEqual([])
})

test('the open menu of a phone has none', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/tsp')
  const { button, link } = menu(page)
  await button.click()
  await expect(link('/loyalty')).toBeVisible() // the group of the page is open
  expect(await findViolations(page)).toEqual([])
})
