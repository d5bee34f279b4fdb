import type { Page } from 'playwright/test'
import { expect, test } from './quiet-test.ts'
import { holdScripts, idle, openAwake } from './waking.ts'

function courses(page: Page) {
  return {
    titles: page.getByRole('article').getByRole('heading', { level: 2 }),
    search: page.getByRole('searchbox', { name: 'Search courses' }),
    level: (name: string) => page.getByRole('button', { name, exact: true }),
  }
}

const advancedEmv = ['EMV Contactless Payments']

test('level and search filter together and stand in the address', async ({ page }) => {
  await openAwake(page, '/training')
  const { titles, search, level } = courses(page)
  await level('Advanced').click()
  await expect(titles).toHaveText([
    'EMV Contactless Payments',
    'Cloud-Native Payments Architecture',
    'Real-Time Fraud Detection Frameworks',
  ])
  await expect(level('Advanced')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/training?level=Advanced')
  await search.pressSequentially('emv')
  await expect(titles).toHaveText(advancedEmv)
  await expect(search).toHaveValue('emv')
  await expect(search).toBeFocused()
  await expect(page).toHaveURL('/training?level=Advanced&search=emv')
})

test('a pressed level is released by pressing it again', async ({ page }) => {
  await openAwake(page, '/training')
  const { titles, level } = courses(page)
  await level('Expert').click()
  await expect(titles).toHaveText(['EMV Kernel Debugging & Certification Lab'])
  await level('Expert').click()
  await expect(titles).toHaveCount(7)
  await expect(level('Expert')).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL('/training')
})

test('the filter survives a reload', async ({ page }) => {
  await openAwake(page, '/training')
  const { titles, search, level } = courses(page)
  await level('Advanced').click()
  await search.fill('emv')
  await expect(titles).toHaveText(advancedEmv)
  await page.reload()
  await expect(titles).toHaveText(advancedEmv)
  await expect(search).toHaveValue('emv')
  await expect(level('Advanced')).toHaveAttribute('aria-pressed', 'true')
})

test('a shared link shows the filtered courses without any input', async ({ page }) => {
  await page.goto('/training?level=Advanced&search=emv')
  const { titles, search, level } = courses(page)
  await expect(titles).toHaveText(advancedEmv)
  await expect(search).toHaveValue('emv')
  await expect(level('Advanced')).toHaveAttribute('aria-pressed', 'true')
})

test('an empty answer says so and offers to clear', async ({ page }) => {
  await openAwake(page, '/training')
  const { titles, search, level } = courses(page)
  await level('Foundation').click()
  await search.fill('no such course')
  await expect(titles).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'No course fits' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all courses' }).click()
  await expect(titles).toHaveCount(7)
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL('/training')
})

test('filtering neither scrolls the page nor fills the history', async ({ page }) => {
  await openAwake(page, '/about')
  await page.getByRole('link', { name: 'Training', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training Hub')
  await page.evaluate(() => scrollTo(0, 200))
  const { titles, search, level } = courses(page)
  await level('Foundation').click()
  await search.pressSequentially('emv')
  await expect(page).toHaveURL(/search=emv$/)
  await idle(page)
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(page).toHaveURL('/training?level=Foundation&search=emv')
  await expect(titles.first()).toHaveText('EMV Chip Card Technology')
  await expect(level('Foundation')).toHaveAttribute('aria-pressed', 'true')
})

test('a chip that was pressed before the page woke filters once, as soon as it is awake', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/training')
  const { titles, level } = courses(page)
  await level('Expert').click()
  await release()
  await expect(titles).toHaveText(['EMV Kernel Debugging & Certification Lab'])
  await expect(level('Expert')).toHaveAttribute('aria-pressed', 'true')
})

test('what was typed into the search before the page woke filters as soon as it is awake', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/training')
  const { titles, search } = courses(page)
  await search.pressSequentially('contactless')
  await release()
  await expect(search).toHaveValue('contactless')
  await expect(page).toHaveURL('/training?search=contactless')
  await expect(titles).not.toHaveCount(7)
})

test('articles are filtered by category', async ({ page }) => {
  await openAwake(page, '/blog')
  const chip = (name: string) =>
    page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true })
  const articles = page.getByRole('article')
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true')
  await chip('SmartCity').click()
  await expect(articles.getByRole('heading', { level: 2 })).toHaveText([/First-ride risk/])
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL('/blog?category=SmartCity')
  await page.reload()
  await expect(articles).toHaveCount(1)
  await chip('Training').click()
  await expect(page.getByText('There is no article in this category yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(articles).toHaveCount(6)
  await expect(page).toHaveURL('/blog')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, count } of [
    { path: '/training?level=Advanced&search=emv', count: 7 },
    { path: '/blog?category=SmartCity', count: 6 },
  ]) {
    test(`${path} lists everything and shows no filter`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('article')).toHaveCount(count)
      await expect(page.getByRole('search')).toBeHidden()
    })
  }
})
