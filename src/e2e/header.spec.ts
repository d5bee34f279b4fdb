import type { Page } from 'playwright/test'
import { navigation } from '../specification.ts'
import { holdScripts, openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'
import { childName, layout } from './site.ts'

const items = navigation.map(([name, path, ...children]) =>
  children.length ? `${name}: ${[...new Set([path, ...children])].join(' ')}` : `${name} ${path}`,
)

/** The menu's items, and where they and their children lead; a colon stands after a group. */
function readItems(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: layout.site.texts.mainNavigation })
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

for (const { width, theme } of [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const) {
  test(`the page that is shown is marked by a line, not by color alone: ${width} px, ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: theme })
    for (const [name, path] of [
      ['Contact', '/contact'],
      ['Tools', '/tools'],
    ] as const) {
      const isLined = () =>
        page
          .getByRole('navigation', { name: 'Main', includeHidden: true })
          .getByRole('link', { name, exact: true, includeHidden: true })
          .evaluate((link) => {
            const { textDecorationLine, borderBottomWidth, borderBottomColor } =
              getComputedStyle(link)
            const hasBorder = borderBottomWidth !== '0px' && !/, 0\)$/.test(borderBottomColor)
            return hasBorder || textDecorationLine === 'underline'
          })
      await page.goto('/about')
      expect(await isLined()).toBe(false)
      await page.goto(path)
      expect(await isLined()).toBe(true)
    }
  })
}

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
  await openHydrated(page, '/')
  const { group, link } = menu(page)
  await group('Issuing').hover()
  await expect(link('/loyalty')).toBeVisible()
  await expect(group('Issuing')).toHaveAttribute('aria-expanded', 'true')
  const box = await link('/loyalty').locator('../..').boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(240)
  await link('/loyalty').hover()
  await expect(link('/loyalty')).toBeVisible()
  await page.mouse.move(300, 700)
  await expect(link('/loyalty')).toBeHidden()
  await expect(group('Issuing')).toHaveAttribute('aria-expanded', 'false')
})

test('a click keeps a dropdown open that the mouse opened, and the next one closes it', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const { group, link } = menu(page)
  await group('EMV').click()
  await expect(link('/emv-kernel-contact')).toBeVisible()
  await group('EMV').click()
  await expect(link('/emv-kernel-contact')).toBeHidden()
  await group('EMV').click()
  await expect(link('/emv-kernel-contact')).toBeVisible()
})

test('one dropdown is open at a time, however it was opened', async ({ page }) => {
  await openHydrated(page, '/')
  const { group, link } = menu(page)
  await group('Acquiring').focus()
  await page.keyboard.press('Enter')
  await expect(link('/payment-gateway')).toBeVisible()
  await group('Mobile Payments').hover()
  await expect(link('/apple-se-nfc')).toBeVisible()
  await expect(link('/payment-gateway')).toBeHidden()
  await group('AI/ML').focus()
  await page.keyboard.press('ArrowDown')
  await expect(link('/ai-ml')).toBeFocused()
  await expect(link('/apple-se-nfc')).toBeHidden()
})

for (const key of ['Enter', 'Space']) {
  test(`${key} opens a dropdown, and closes it again`, async ({ page }) => {
    await openHydrated(page, '/')
    const { group, link } = menu(page)
    await group('Migrations').focus()
    await page.keyboard.press(key)
    await expect(link('/iot')).toBeVisible()
    await expect(group('Migrations')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press(key)
    await expect(link('/iot')).toBeHidden()
  })
}

test('arrow keys, Home and End move within a dropdown; Escape closes it and gives focus back', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const { group, link } = menu(page)
  await group('EMV').focus()
  for (const { key, focused } of [
    { key: 'ArrowDown', focused: '/emv-kernel-contact' },
    { key: 'ArrowDown', focused: '/emv-contactless' },
    { key: 'ArrowUp', focused: '/emv-kernel-contact' },
    { key: 'ArrowUp', focused: '/emv-personalization' },
    { key: 'ArrowDown', focused: '/emv-kernel-contact' },
    { key: 'End', focused: '/emv-personalization' },
    { key: 'Home', focused: '/emv-kernel-contact' },
  ]) {
    await page.keyboard.press(key)
    await expect(link(focused)).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(group('EMV')).toBeFocused()
  await expect(link('/emv-kernel-contact')).toBeHidden()
})

test('a dropdown closes when focus moves on', async ({ page }) => {
  await openHydrated(page, '/')
  const { group, link } = menu(page)
  await group('AI/ML').focus()
  await page.keyboard.press('ArrowUp')
  await expect(link('/agentic-ai')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(group('Migrations')).toBeFocused()
  await expect(link('/agentic-ai')).toBeHidden()
})

test('a dropdown closes when one of its links was chosen', async ({ page }) => {
  await openHydrated(page, '/')
  const { group, link } = menu(page)
  await group('Issuing').hover()
  await link('/loyalty').click()
  await expect(page).toHaveURL('/loyalty')
  await expect(link('/loyalty')).toBeHidden()
})

test('each page marks its item of the menu, and the group of that', async ({ page }) => {
  for (const { path, item, group } of [
    { path: '/tsp', item: childName('/tsp'), group: 'Issuing' },
    { path: '/emv-kernel-contact', item: childName('/emv-kernel-contact'), group: 'EMV' },
    { path: '/acquiring', item: 'Acquiring', group: 'Acquiring' },
    { path: '/mobile-payments', item: 'Mobile Payments', group: 'Mobile Payments' },
    { path: '/afc', item: 'AFC' },
    { path: '/contact', item: 'Contact' },
  ]) {
    await page.goto(path)
    const marked = menu(page).bar.locator('[aria-current]')
    await expect(marked, path).toHaveText(group ? [group, item] : [item])
    await expect(marked.last(), path).toHaveAttribute('aria-current', 'page')
    if (group) await expect(marked.first(), path).toHaveAttribute('aria-current', 'true')
  }
})

test('a page that only the footer names is marked where it belongs', async ({ page }) => {
  const links = layout.footer.links ?? []
  for (const { href, under = '' } of links) {
    await page.goto(href)
    const marked = menu(page).bar.locator('[aria-current]')
    const item = layout.navigation.find((each) => each.href === under)
    await expect(marked).toHaveText([item?.name ?? ''])
    await expect(marked).toHaveAttribute('aria-current', 'true')
  }
})

test('before hydration, the mouse and the keyboard open dropdowns, and they stay open', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const { group, link } = menu(page)
  await group('Issuing').focus()
  await expect(link('/loyalty')).toBeVisible()
  await group('Migrations').hover()
  await expect(link('/iot')).toBeVisible()
  const box = await link('/iot').locator('../..').boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(240)
  await release()
  await expect(link('/iot')).toBeVisible()
  await expect(group('Migrations')).toHaveAttribute('aria-expanded', 'true')
  await expect(link('/loyalty')).toBeHidden()
})

test('focus in a dropdown stays there when the page is hydrated', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const { group, link } = menu(page)
  await group('Migrations').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(link('/iot')).toBeFocused()
  await release()
  await expect(link('/iot')).toBeFocused()
  await expect(group('Migrations')).toHaveAttribute('aria-expanded', 'true')
})

test('focus in the header does not scroll the page', async ({ page }) => {
  await openHydrated(page, '/acquiring')
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
  const skip = page.getByRole('link', { name: layout.site.texts.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/fraud#main')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('the skip link leads to the content also while the page is being hydrated', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/fraud')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/fraud#main')
  await release()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the mouse and the keyboard open dropdowns, and their links lead on', async ({ page }) => {
    await page.goto('/')
    const { group, link } = menu(page)
    await group('EMV').focus()
    await expect(link('/emv-kernel-contact')).toBeVisible()
    await group('AI/ML').hover()
    await link('/agentic-ai').click()
    await expect(page).toHaveURL('/agentic-ai')
  })
})
