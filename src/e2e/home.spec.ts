import { expect, test } from './quiet-test.ts'

test.beforeEach(({ page }) => page.goto('/'))

test('the hero says who we are and leads to the contact page', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Transforming Fintech & Government Payment Systems',
  )
  await expect(main.getByText('USA-Based Company', { exact: true })).toBeVisible()
  await expect(main.getByRole('img', { name: 'Flag of the United States' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Consult Now' })).toHaveCount(2)
  for (const link of await main.getByRole('link', { name: 'Consult Now' }).all())
    await expect(link).toHaveAttribute('href', '/contact')
})

test('the banner leads to the Agentic AI page', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Agentic AI trainings' })).toHaveAttribute(
    'href',
    '/agentic-ai',
  )
})

test('sixteen solution cards stand in the specified order', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
  expect(
    await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(
    '/acquiring /issuing-cms /emv-chip /pos /rtp /tsm /tsp /cloud /ai-ml /agentic-ai /fraud /loyalty /iot /blockchain /afc /fleet-card'.split(
      ' ',
    ),
  )
})

test('three statistics tell what was done', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(['600+', '65+', '5'])
})

test('five projects stand in the specified order', async ({ page }) => {
  const projects = page
    .getByRole('heading', { name: 'Five systems a nation relies on' })
    .locator('../..')
  await expect(projects.getByRole('heading', { level: 3 })).toHaveText([
    /payment switch/i,
    /fare collection/i,
    /card issuing/i,
    /cash register & POS/i,
    /stadium card/i,
  ])
})

test('the structured data are those of a professional service', async ({ page }) => {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(text ?? '')).toMatchObject({
    '@type': 'ProfessionalService',
    areaServed: 'Worldwide',
    serviceType: ['Payment Consulting', 'EMV Training', 'Fintech Consulting', 'Payment Security'],
    aggregateRating: { ratingValue: '4.9', reviewCount: '600' },
    telephone: '+1-555-010-0100',
  })
})
