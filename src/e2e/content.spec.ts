import * as specification from '../specification.ts'
import { expect, test } from './quiet-test.ts'
import { blockAt, layout, variables } from './site.ts'

// What the specification gives of single pages, as a visitor finds it. What it gives of many, and that pages show the rest
// of the manifest, is seen in routes.spec.ts.

test('the QR page explains both modes beside each other and has its own call to action', async ({
  page,
}) => {
  await page.goto('/qr-payments')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(specification.qrTitle)
  const { columns } = blockAt('/qr-payments', 'columns')
  const [left, right] = columns.map(({ title }) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title }) }),
  )
  const boxes = [await left?.boundingBox(), await right?.boundingBox()]
  expect(boxes[0]?.y).toBe(boxes[1]?.y)
  expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0)
  const { action } = blockAt('/qr-payments', 'call-to-action')
  await expect(page.getByRole('main').getByRole('link', { name: action.label })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('the EV page has a card for each protocol', async ({ page }) => {
  await page.goto('/ev-payments')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
    specification.evCards,
  )
})

test('a banner is about 400 px high with its title in the middle', async ({ page }) => {
  await page.goto('/acquiring')
  const title = page.getByRole('heading', { level: 1 })
  const banner = await page.getByRole('main').locator('> section').first().boundingBox()
  expect(banner?.height).toBeGreaterThanOrEqual(380)
  expect(banner?.height).toBeLessThanOrEqual(420)
  expect(banner?.width).toBe(1440)
  await expect(title).toHaveCSS('text-align', 'center')
})

test('/about has its four cards and leads to the contact page', async ({ page }) => {
  await page.goto('/about')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText(specification.aboutCards)
  const { label, href } = specification.home.action
  await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', href)
})

test('/contact has the specified words', async ({ page }) => {
  const { title, subtitle, card, note, direct, labels, namePlaceholder } = specification.contact
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const text of [subtitle, note])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  for (const name of [card, direct])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  const { email = '' } = variables
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(page.getByLabel(labels.name)).toHaveAttribute('placeholder', namePlaceholder)
  await expect(page.getByLabel(labels.email)).toHaveAttribute('placeholder', /^\S+@\S+$/)
  await expect(page.getByLabel(labels.company)).toBeVisible()
  await expect(page.getByLabel(labels.phone)).toHaveAttribute(
    'placeholder',
    /^\(\d{3}\) \d{3}-\d{4}$/,
  )
  await expect(page.getByLabel(labels.message)).toHaveAttribute('rows', '6')
})

test('the footer has the copyright and the tagline', async ({ page }) => {
  await page.goto('/fraud')
  const footer = page.getByRole('contentinfo')
  const { copyright, tagline } = specification.footer
  for (const text of [copyright.replace('{brand}', layout.site.name), tagline])
    await expect(footer.getByText(text, { exact: true })).toBeVisible()
})
