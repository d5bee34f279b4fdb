import type { Page } from 'playwright/test'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'
import { holdScripts, openAwake } from './waking.ts'

const items = [
  'Home /',
  'Acquiring: /acquiring /payment-gateway /pos /poi /tms /key-management',
  'Issuing: /issuing-cms /tsp /crypto-backoffice /loyalty /rtp',
  'EMV: /emv-kernel-contact /emv-contactless /emv-script-management /emv-personalization',
  'Mobile Payments: /mobile-payments /apple-se-nfc /hce /mobile-loyalty /qr-payments',
  'EV Payments /ev-payments',
  'AFC /afc',
  'Fleet Card /fleet-card',
  'Fraud /fraud',
  'AI/ML: /ai-ml /agentic-ai',
  'Migrations: /cloud /iot',
  'Training /training',
  'Tools /tools',
  'About /about',
  'Contact /contact',
]

/** The menu's items, and where they and their children lead; a colon stands after a group. */
function readItems(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: 'Main' })
    .locator('> ul > li')
    .evaluateAll((entries) =>
      entries.map((entry) => {
        const name = entry.querySelector('button')
        const links = [...entry.querySelectorAll('a')].map((link) => link.getAttribute('href'))
        return `${name ? `${name.textContent}:` : entry.textContent} ${links.join(' ')}`
      }),
    )
}

test('the menu has fifteen items with their children in the specified order', async ({ page }) => {
  await page.goto('/')
  expect(await readItems(page)).toEqual(items)
})

test('the items of the bar stand on one line from 1280 px on', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const { button, link, group } = menu(page)
  await expect(button).toBeHidden()
  const boxes = [
    link('Home'),
    group('Acquiring'),
    group('Migrations'),
    link('Training'),
    link('About'),
  ]
  const middles = await Promise.all(
    boxes.map(async (item) => {
      const { y, height } = (await item.boundingBox()) ?? { y: 0, height: 0 }
      return y + height / 2
    }),
  )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3)
})

test('the mouse opens a dropdown of at least 240 px and closes it by leaving', async ({ page }) => {
  await openAwake(page, '/')
  const { group, link } = menu(page)
  await group('Issuing').hover()
  await expect(link('Loyalty')).toBeVisible()
  await expect(group('Issuing')).toHaveAttribute('aria-expanded', 'true')
  const box = await link('Loyalty').locator('../..').boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(240)
  await link('Loyalty').hover()
  await expect(link('Loyalty')).toBeVisible()
  await page.mouse.move(300, 700)
  await expect(link('Loyalty')).toBeHidden()
  await expect(group('Issuing')).toHaveAttribute('aria-expanded', 'false')
})

test('a click keeps a dropdown open that the mouse opened, and the next one closes it', async ({
  page,
}) => {
  await openAwake(page, '/')
  const { group, link } = menu(page)
  await group('EMV').click()
  await expect(link('Contact Kernel')).toBeVisible()
  await group('EMV').click()
  await expect(link('Contact Kernel')).toBeHidden()
  await group('EMV').click()
  await expect(link('Contact Kernel')).toBeVisible()
})

test('one dropdown is open at a time, however it was opened', async ({ page }) => {
  await openAwake(page, '/')
  const { group, link } = menu(page)
  await group('Acquiring').focus()
  await page.keyboard.press('Enter')
  await expect(link('Payment Gateway')).toBeVisible()
  await group('Mobile Payments').hover()
  await expect(link('Apple SE & NFC')).toBeVisible()
  await expect(link('Payment Gateway')).toBeHidden()
  await group('AI/ML').focus()
  await page.keyboard.press('ArrowDown')
  await expect(link('AI & Machine Learning')).toBeFocused()
  await expect(link('Apple SE & NFC')).toBeHidden()
})

for (const key of ['Enter', 'Space']) {
  test(`${key} opens a dropdown, and closes it again`, async ({ page }) => {
    await openAwake(page, '/')
    const { group, link } = menu(page)
    await group('Migrations').focus()
    await page.keyboard.press(key)
    await expect(link('IoT Payments')).toBeVisible()
    await expect(group('Migrations')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press(key)
    await expect(link('IoT Payments')).toBeHidden()
  })
}

test('arrow keys, Home and End move within a dropdown; Escape closes it and gives focus back', async ({
  page,
}) => {
  await openAwake(page, '/')
  const { group, link } = menu(page)
  await group('EMV').focus()
  for (const { key, focused } of [
    { key: 'ArrowDown', focused: 'Contact Kernel' },
    { key: 'ArrowDown', focused: 'Contactless Kernel' },
    { key: 'ArrowUp', focused: 'Contact Kernel' },
    { key: 'ArrowUp', focused: 'Chip Personalization' },
    { key: 'ArrowDown', focused: 'Contact Kernel' },
    { key: 'End', focused: 'Chip Personalization' },
    { key: 'Home', focused: 'Contact Kernel' },
  ]) {
    await page.keyboard.press(key)
    await expect(link(focused)).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(group('EMV')).toBeFocused()
  await expect(link('Contact Kernel')).toBeHidden()
})

test('a dropdown closes when focus moves on', async ({ page }) => {
  await openAwake(page, '/')
  const { group, link } = menu(page)
  await group('AI/ML').focus()
  await page.keyboard.press('ArrowUp')
  await expect(link('Agentic AI')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(group('Migrations')).toBeFocused()
  await expect(link('Agentic AI')).toBeHidden()
})

test('a dropdown closes when one of its links was chosen', async ({ page }) => {
  await openAwake(page, '/')
  const { group, link } = menu(page)
  await group('Issuing').hover()
  await link('Loyalty').click()
  await expect(page).toHaveURL('/loyalty')
  await expect(link('Loyalty')).toBeHidden()
})

for (const { path, item, group } of [
  { path: '/tsp', item: 'Token Service Provider', group: 'Issuing' },
  { path: '/emv-kernel-contact', item: 'Contact Kernel', group: 'EMV' },
  { path: '/acquiring', item: 'Acquiring', group: 'Acquiring' },
  { path: '/mobile-payments', item: 'Mobile Payments', group: 'Mobile Payments' },
  { path: '/afc', item: 'AFC' },
  { path: '/contact', item: 'Contact' },
]) {
  test(`${path} marks ${item}${group ? ` and its group ${group}` : ' alone'}`, async ({ page }) => {
    await page.goto(path)
    const marked = menu(page).bar.locator('[aria-current]')
    await expect(marked).toHaveText(group ? [group, item] : [item])
    await expect(marked.last()).toHaveAttribute('aria-current', 'page')
    if (group) await expect(marked.first()).toHaveAttribute('aria-current', 'true')
  })
}

test('a page that is in no menu marks nothing', async ({ page }) => {
  await page.goto('/blog')
  await expect(menu(page).bar.locator('[aria-current]')).toHaveCount(0)
})

test('before the page wakes, the mouse and the keyboard open dropdowns, and they stay open', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const { group, link } = menu(page)
  await group('Issuing').focus()
  await expect(link('Loyalty')).toBeVisible()
  await group('Migrations').hover()
  await expect(link('IoT Payments')).toBeVisible()
  const box = await link('IoT Payments').locator('../..').boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(240)
  await release()
  await expect(link('IoT Payments')).toBeVisible()
  await expect(group('Migrations')).toHaveAttribute('aria-expanded', 'true')
  await expect(link('Loyalty')).toBeHidden()
})

test('focus in a dropdown stays there when the page wakes', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const { group, link } = menu(page)
  await group('Migrations').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(link('IoT Payments')).toBeFocused()
  await release()
  await expect(link('IoT Payments')).toBeFocused()
  await expect(group('Migrations')).toHaveAttribute('aria-expanded', 'true')
})

test('focus in the header does not scroll the page', async ({ page }) => {
  await openAwake(page, '/acquiring')
  await page.evaluate(() => scrollTo(0, 500))
  const { group, link } = menu(page)
  for (const item of [link('Home'), group('EMV'), link('Contact')]) {
    await item.focus()
    expect(await page.evaluate(() => scrollY)).toBe(500)
  }
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/fraud')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/fraud#main')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the mouse and the keyboard open dropdowns, and their links lead on', async ({ page }) => {
    await page.goto('/')
    const { group, link } = menu(page)
    await group('EMV').focus()
    await expect(link('Contact Kernel')).toBeVisible()
    await group('AI/ML').hover()
    await link('Agentic AI').click()
    await expect(page).toHaveURL('/agentic-ai')
  })
})
