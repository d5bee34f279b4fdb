import * as specification from '../specification.ts'
import { expect, test } from './quiet-test.ts'
import { blockAt, layout } from './site.ts'

test('seven courses with level, length and class size stand in the specified order', async ({
  page,
}) => {
  const { courses: expected, classSize, curriculum, request } = specification.training
  await page.goto('/training')
  const courses = page.getByRole('article')
  await expect(courses).toHaveCount(expected.length)
  for (const [index, [title, ...marks]] of expected.entries()) {
    const course = courses.nth(index)
    await expect(course.getByRole('heading', { level: 2 })).toHaveText(title)
    for (const text of [...marks, classSize, curriculum])
      await expect(course.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(course.getByRole('link', { name: request.label })).toHaveAttribute(
      'href',
      `${request.href}?about=${encodeURIComponent(title)}`,
    )
  }
})

test('the training page has its search box and level chips', async ({ page }) => {
  await page.goto('/training')
  const { placeholder, levels } = specification.training
  await expect(page.getByPlaceholder(placeholder)).toBeVisible()
  const group = page.getByRole('group', { name: blockAt('/training', 'courses').levels.label })
  await expect(group.getByRole('button')).toHaveText(levels)
})

test('six tools stand in the specified order, two of them with steps', async ({ page }) => {
  await page.goto('/tools')
  const tools = page.getByRole('article')
  await expect(tools.getByRole('heading', { level: 2 })).toHaveText(
    specification.tools.map(([name]) => name),
  )
  for (const [index, [, kind, steps]] of specification.tools.entries()) {
    const tool = tools.nth(index)
    await expect(tool.getByText(kind, { exact: true })).toBeVisible()
    await expect(tool.getByRole('group')).toHaveCount(steps ? 1 : 0)
    if (!steps) continue
    const [heading, count] = steps
    await tool.getByText(heading, { exact: true }).click()
    await expect(tool.getByRole('listitem')).toHaveCount(count)
  }
})

test('six articles of the specified weeks have category, date, title and excerpt', async ({
  page,
}) => {
  const { all, categories, count, first, last, open } = specification.insights
  await page.goto('/blog')
  const articles = page.getByRole('article')
  await expect(articles).toHaveCount(count)
  const group = page.getByRole('group', { name: blockAt('/blog', 'articles').categories.label })
  await expect(group.getByRole('button')).toHaveText([all, ...categories])
  const dates = await articles
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates).toHaveLength(count)
  expect(dates.toSorted().at(0)).toBe(first)
  expect(dates.toSorted().at(-1)).toBe(last)
  const format = new Intl.DateTimeFormat(layout.site.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  await expect(articles.getByRole('time').first()).toHaveText(format.format(new Date(last)))
  await expect(articles.getByText(open)).toHaveCount(count)
})
