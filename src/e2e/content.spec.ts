import type { Locator, Page } from 'playwright/test'
import { expect, test } from './quiet-test.ts'

/** Items of the list with a heading; headings of the same words, as on pages with several cards, count together. */
function itemsUnder(page: Page, heading: string): Locator {
  return page.getByRole('heading', { name: heading }).locator('..').getByRole('listitem')
}

for (const [path, cards, consultancy, training] of [
  ['/acquiring', 1, 18, 9],
  ['/pos', 1, 13, 6],
  ['/poi', 1, 12, 6],
  ['/tms', 1, 13, 6],
  ['/key-management', 1, 13, 6],
  ['/payment-gateway', 1, 14, 7],
  ['/issuing-cms', 1, 18, 10],
  ['/emv-kernel-contact', 1, 8, 5],
  ['/emv-contactless', 1, 8, 5],
  ['/emv-script-management', 1, 8, 5],
  ['/emv-personalization', 1, 8, 5],
  ['/rtp', 1, 13, 6],
  ['/tsm', 1, 12, 6],
  ['/tsp', 1, 13, 6],
  ['/cloud', 1, 13, 7],
  ['/ai-ml', 1, 13, 7],
  ['/agentic-ai', 1, 13, 7],
  ['/fraud', 1, 18, 8],
  ['/loyalty', 1, 18, 7],
  ['/iot', 1, 13, 6],
  ['/crypto-backoffice', 1, 13, 6],
  ['/afc', 1, 13, 6],
  ['/fleet-card', 1, 13, 6],
  ['/mobile-payments', 4, 32, 20],
  ['/apple-se-nfc', 1, 8, 5],
  ['/hce', 1, 8, 5],
  ['/mobile-loyalty', 1, 8, 5],
  ['/qr-payments', 1, 8, 5],
  ['/ev-payments', 2, 16, 10],
] as const) {
  test(`${path} lists ${consultancy} consultancy and ${training} training items`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Consultancy Focus' })).toHaveCount(cards)
    await expect(page.getByRole('heading', { name: 'Training Modules' })).toHaveCount(cards)
    await expect(itemsUnder(page, 'Consultancy Focus')).toHaveCount(consultancy)
    await expect(itemsUnder(page, 'Training Modules')).toHaveCount(training)
  })
}

for (const { path, panel, lists } of [
  { path: '/apple-se-nfc', panel: 'Apple NFC & SE Platform Overview', lists: ['Key Features'] },
  { path: '/hce', panel: 'What is Host Card Emulation?', lists: ['Key Benefits', 'Use Cases'] },
  {
    path: '/mobile-loyalty',
    panel: 'Modern Mobile Loyalty',
    lists: ['Core Capabilities', 'Advanced Features'],
  },
]) {
  test(`${path} has its panel with lists of five to eight items`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: panel })).toBeVisible()
    for (const list of lists) {
      const count = await itemsUnder(page, list).count()
      expect(count, list).toBeGreaterThanOrEqual(5)
      expect(count, list).toBeLessThanOrEqual(8)
    }
  })
}

test('the Apple page has its key features and dates', async ({ page }) => {
  await page.goto('/apple-se-nfc')
  const main = page.getByRole('main')
  for (const words of [
    /field.detect/i,
    /double.click/i,
    /credential session/i,
    /transaction authorization/i,
    /presentment intent assertion/i,
    /ISO 14443-4/,
    /ISO 7816-4/,
    /signed applets?/i,
    'iOS 18.1',
    'Switzerland',
    'Hong Kong, Singapore, UAE',
    'iOS 26.0',
    'iPhone XS or later',
  ])
    await expect(main).toContainText(words)
})

test('the QR page explains both modes beside each other and has its own call to action', async ({
  page,
}) => {
  await page.goto('/qr-payments')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('QR Code Payments')
  const columns = page.getByRole('article').filter({ hasText: 'presented mode' })
  await expect(columns.getByRole('heading', { level: 3 })).toHaveText([
    'Merchant-presented mode (MPM)',
    'Consumer-presented mode (CPM)',
  ])
  await expect(columns.getByRole('heading', { name: 'Use Cases' })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Global QR networks' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Talk to us about QR' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('the EV page has a card for each protocol and an explanation', async ({ page }) => {
  await page.goto('/ev-payments')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'OCPP 1.6/2.0.1',
    'OCPI 2.2+',
  ])
  await expect(
    page.getByRole('heading', { name: 'How a charging session becomes a payment' }),
  ).toBeVisible()
})

test('the HCE page says when the feature arrived', async ({ page }) => {
  await page.goto('/hce')
  await expect(page.getByRole('main')).toContainText('Android 4.4')
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

test('/about has its four cards with the figures', async ({ page }) => {
  await page.goto('/about')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText([
    'Certifications',
    'Experience',
    'Training',
    'Global Reach',
  ])
  await expect(cards.nth(0)).toContainText('accredited EMV trainers')
  await expect(cards.nth(1)).toContainText('15+')
  await expect(cards.nth(2)).toContainText('50+')
  await expect(page.getByRole('link', { name: 'Consult Now' })).toHaveAttribute('href', '/contact')
})

test('/contact has the specified words', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
  for (const text of [
    "Ready to start your next payment project or training program? Let's connect.",
    "Fill out the form and we'll get back to you within 24 hours.",
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Send us a message', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Direct Contact', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'hello@tillmark.example' })).toHaveAttribute(
    'href',
    'mailto:hello@tillmark.example',
  )
  await expect(page.getByLabel('Name*')).toHaveAttribute('placeholder', 'Your name')
  await expect(page.getByLabel('Email*')).toHaveAttribute('placeholder', /^\S+@\S+$/)
  await expect(page.getByLabel('Company')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveAttribute('placeholder', /^\(\d{3}\) \d{3}-\d{4}$/)
  await expect(page.getByLabel('Message*')).toHaveAttribute('rows', '6')
})

test('the footer has the copyright and the tagline', async ({ page }) => {
  await page.goto('/fraud')
  const footer = page.getByRole('contentinfo')
  await expect(
    footer.getByText('© 2025 Tillmark. All rights reserved.', { exact: true }),
  ).toBeVisible()
  await expect(
    footer.getByText('Expert Fintech Consultancy & Training by our Payments Expert Teams', {
      exact: true,
    }),
  ).toBeVisible()
})
