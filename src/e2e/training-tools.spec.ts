import { expect, test } from './quiet-test.ts'

test('seven courses with level, length and class size stand in the specified order', async ({
  page,
}) => {
  await page.goto('/training')
  const courses = page.getByRole('article')
  const expected = [
    ['EMV Chip Card Technology', 'EMV', 'Foundation', '3 days'],
    ['EMV Contactless Payments', 'EMV', 'Advanced', '2 days'],
    ['EMV Kernel Debugging & Certification Lab', 'EMV', 'Expert', '3 days'],
    ['Acquiring Fundamentals', 'Acquiring', 'Foundation', '2 days'],
    ['Cloud-Native Payments Architecture', 'Cloud', 'Advanced', '2 days'],
    ['AI / ML Fundamentals for Payment Engineers', 'AI', 'Foundation', '2 days'],
    ['Real-Time Fraud Detection Frameworks', 'Fraud', 'Advanced', '2 days'],
  ] as const
  await expect(courses).toHaveCount(expected.length)
  for (const [index, [title, category, level, duration]] of expected.entries()) {
    const course = courses.nth(index)
    await expect(course.getByRole('heading', { level: 2 })).toHaveText(title)
    for (const text of [category, level, duration, 'Max 12', 'View Curriculum'])
      await expect(course.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(course.getByRole('link', { name: 'Request Information' })).toHaveAttribute(
      'href',
      '/contact',
    )
  }
})

test('the training page has its search box and level chips', async ({ page }) => {
  await page.goto('/training')
  await expect(page.getByPlaceholder('Search courses...')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Level' }).getByRole('button')).toHaveText([
    'Foundation',
    'Advanced',
    'Expert',
  ])
})

test('six tools stand in the specified order, two of them with steps', async ({ page }) => {
  await page.goto('/tools')
  const tools = page.getByRole('article')
  await expect(tools.getByRole('heading', { level: 2 })).toHaveText([
    'EMV Kernel Analyzer',
    'EMV Card Personalizer',
    'ISO 8583 Message Builder',
    'HSM Key Management Toolkit',
    'Payment Gateway Simulator',
    'RTP Message Validator',
  ])
  for (const [index, kind] of [
    'Analyzer',
    'Tool',
    'Tool',
    'Toolkit',
    'Simulator',
    'Tool',
  ].entries())
    await expect(tools.nth(index).getByText(kind, { exact: true })).toBeVisible()
  for (const { index, steps, heading } of [
    { index: 0, steps: 8, heading: 'Analysis Steps' },
    { index: 1, steps: 10, heading: 'Personalization Steps' },
  ]) {
    await tools.nth(index).getByText(heading, { exact: true }).click()
    await expect(tools.nth(index).getByRole('listitem')).toHaveCount(steps)
  }
  for (const index of [2, 3, 4, 5]) await expect(tools.nth(index).getByRole('group')).toHaveCount(0)
})

test('six articles of the specified weeks have category, date, title and excerpt', async ({
  page,
}) => {
  await page.goto('/blog')
  const articles = page.getByRole('article')
  await expect(articles).toHaveCount(6)
  await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
    'All',
    'EMV',
    'Cloud',
    'AI',
    'Fraud',
    'SmartCity',
    'Consultancy',
    'Training',
  ])
  const dates = await articles
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates).toHaveLength(6)
  expect(dates.toSorted().at(0)).toBe('2025-02-15')
  expect(dates.toSorted().at(-1)).toBe('2025-03-15')
  await expect(articles.getByRole('time').first()).toHaveText('March 15, 2025')
  await expect(articles.getByText('Read more')).toHaveCount(6)
})
