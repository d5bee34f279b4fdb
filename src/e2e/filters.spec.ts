import type { Page } from 'playwright/test'
import { insights } from '../specification.ts'
import { isSameDocument, markDocument } from './document-mark.ts'
import { holdScripts, idle, openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'
import { blockAt, headingAt } from './site.ts'

const courseList = blockAt('/training', 'courses')
const articleList = blockAt('/blog', 'articles')

function courses(page: Page) {
  return {
    titles: page.getByRole('article').getByRole('heading', { level: 2 }),
    search: page.getByRole('searchbox', { name: courseList.search.label }),
    level: (name: string) => page.getByRole('button', { name, exact: true }),
  }
}

/** The courses of a level, or of any, with a word in what their cards say. */
function titlesWith(word: string, level?: string): string[] {
  const says = ({
    title,
    category,
    level,
    description,
    curriculum,
  }: (typeof courseList.courses)[number]) =>
    [title, category, level, description, ...curriculum].join(' ').toLowerCase().includes(word)
  const found = courseList.courses.filter(
    (course) => says(course) && (!level || course.level === level),
  )
  return found.map(({ title }) => title)
}

const advancedEmv = titlesWith('emv', 'Advanced')

test('level and search filter together and stand in the address', async ({ page }) => {
  await openHydrated(page, '/training')
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
  await openHydrated(page, '/training')
  const { titles, level } = courses(page)
  await level('Expert').click()
  await expect(titles).toHaveText(['EMV Kernel Debugging & Certification Lab'])
  await level('Expert').click()
  await expect(titles).toHaveCount(7)
  await expect(level('Expert')).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL('/training')
})

test('the filter survives a reload', async ({ page }) => {
  await openHydrated(page, '/training')
  const { titles, search, level } = courses(page)
  await level('Advanced').click()
  await search.pressSequentially('emv')
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
  await openHydrated(page, '/training')
  const { titles, search, level } = courses(page)
  await level('Foundation').click()
  await search.pressSequentially('no such course')
  await expect(titles).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: courseList.empty.text })).toBeVisible()
  await page.getByRole('button', { name: courseList.empty.clear }).click()
  await expect(titles).toHaveCount(7)
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL('/training')
})

test('filtering neither scrolls the page nor fills the history', async ({ page }) => {
  // Playwright takes a button beneath a transition for covered, and scrolls the page to uncover it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/about')
  await menu(page).link('Training').click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(headingAt('/training'))
  await expect(heading).toBeFocused() // the navigation has scrolled to the top by then
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

test('the menu leads from a filtered list to the whole one, and back to the filtered', async ({
  page,
}) => {
  await openHydrated(page, '/training?level=Expert')
  const { titles, level } = courses(page)
  await expect(titles).toHaveCount(1)
  await markDocument(page)
  await menu(page).link('Training').click()
  await expect(titles).toHaveCount(7)
  await expect(level('Expert')).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL('/training')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(titles).toHaveCount(1)
  await expect(level('Expert')).toHaveAttribute('aria-pressed', 'true')
  await isSameDocument(page)
})

test('what else stands in the address stays, and nothing is announced', async ({ page }) => {
  await openHydrated(page, '/training?from=a+letter#main')
  const { titles, search } = courses(page)
  await search.pressSequentially('emv contactless', { delay: 0 })
  await expect(page).toHaveURL('/training?from=a+letter&search=emv+contactless#main')
  await expect(titles).toHaveCount(2)
  await expect(search).toHaveValue('emv contactless')
  await search.press('Home')
  await search.pressSequentially('an ')
  await expect(search).toHaveValue('an emv contactless')
  await expect(page.locator('#announcer')).toBeEmpty()
})

test('a filter leaves the open article in the address', async ({ page }) => {
  await openHydrated(page, '/blog#agent-needs-a-mandate')
  await page.getByRole('button', { name: 'AI', exact: true }).click()
  await expect(page).toHaveURL('/blog?category=AI#agent-needs-a-mandate')
  await expect(page.getByRole('article')).toHaveCount(1)
  const opened = page.getByRole('article').getByText('Close', { exact: true })
  await expect(opened).toBeVisible()
})

test('a chip that was pressed before hydration filters once, right afterwards', async ({
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

test('what was typed into the search before hydration filters right afterwards', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/training')
  const { titles, search } = courses(page)
  await search.pressSequentially('contactless')
  await release()
  await expect(search).toHaveValue('contactless')
  await expect(page).toHaveURL('/training?search=contactless')
  await expect(titles).toHaveText(titlesWith('contactless'))
})

function articles(page: Page) {
  const group = page.getByRole('group', { name: articleList.categories.label })
  return {
    titles: page.getByRole('article').getByRole('heading', { level: 2 }),
    chip: (name: string) => group.getByRole('button', { name, exact: true }),
  }
}

/** The articles of a category, by their titles. */
const titlesIn = (category: string) =>
  articleList.articles.filter((article) => article.category === category).map(({ title }) => title)
const all = articleList.articles.length

test('articles are filtered by category', async ({ page }) => {
  const category = articleList.articles.at(-1)?.category ?? ''
  await openHydrated(page, '/blog')
  const { titles, chip } = articles(page)
  await expect(chip(insights.all)).toHaveAttribute('aria-pressed', 'true')
  await expect(titles).toHaveCount(all)
  await chip(category).click()
  await expect(titles).toHaveText(titlesIn(category))
  await expect(chip(insights.all)).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(`/blog?category=${category}`)
  await page.reload()
  await expect(titles).toHaveText(titlesIn(category))
})

test('a category without articles says so and offers to show all', async ({ page }) => {
  const category = insights.categories.find((name) => titlesIn(name).length === 0)
  test.skip(!category, 'Every category has an article.')
  await openHydrated(page, '/blog')
  const { titles, chip } = articles(page)
  await chip(category ?? '').click()
  await expect(page.getByText(articleList.empty.text)).toBeVisible()
  await page.getByRole('button', { name: articleList.empty.clear }).click()
  await expect(titles).toHaveCount(all)
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
