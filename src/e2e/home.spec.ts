import { home } from '../specification.ts'
import { expect, test } from './quiet-test.ts'
import { blockAt, variables } from './site.ts'

test.beforeEach(({ page }) => page.goto('/'))

test('the hero says who we are and leads to the contact page', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title)
  await expect(main.getByText(home.label, { exact: true })).toBeVisible()
  const { badge } = blockAt('/', 'hero')
  expect(badge?.image?.src).toContain('flag')
  await expect(main.getByRole('img', { name: badge?.image?.alt ?? '', exact: true })).toBeVisible()
  const links = main.getByRole('link', { name: home.action.label })
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', home.action.href)
})

test('the banner leads to the Agentic AI page', async ({ page }) => {
  const { title } = blockAt('/', 'announcement')
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', home.announcement)
})

test('sixteen solution cards stand in the specified order', async ({ page }) => {
  const { title = '' } = blockAt('/', 'link-cards')
  const section = page.getByRole('heading', { name: title }).locator('../..')
  const cards = section.getByRole('listitem').getByRole('link')
  expect(
    await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(home.solutions)
})

test('three statistics tell what was done', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(home.figures)
})

test('five projects stand in the specified order', async ({ page }) => {
  const { title } = blockAt('/', 'projects')
  const projects = page.getByRole('heading', { name: title }).locator('../..')
  await expect(projects.getByRole('heading', { level: 3 })).toHaveText(home.projects)
})

test('the structured data are those of a professional service', async ({ page }) => {
  const text = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(text ?? '')).toMatchObject({ ...home.record, telephone: variables.telephone })
})
