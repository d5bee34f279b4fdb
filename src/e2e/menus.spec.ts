import type { Page } from 'playwright/test'
import { openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'

test('Escape closes a menu that the mouse opened, wherever focus is', async ({ page }) => {
  await openHydrated(page, '/training')
  const { group, link } = menu(page)
  const search = page.getByRole('searchbox')
  await search.focus()
  await group('Issuing').hover()
  await expect(link('/loyalty')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link('/loyalty')).toBeHidden()
  await expect(search).toBeFocused()
})

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap beside a menu closes it, and one within it does not', async ({ page }) => {
    await page.goto('/')
    const { group, link } = menu(page)
    await group('Issuing').tap()
    await expect(link('/loyalty')).toBeVisible()
    await expect(page.locator('html.on')).toBeAttached()
    await expect(group('Issuing')).toHaveAttribute('aria-expanded', 'true')
    await page.touchscreen.tap(300, 700)
    await expect(link('/loyalty')).toBeHidden()
  })
})

test('focus that leaves the menu of a phone closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
  const { bar, button, link } = menu(page)
  await button.click()
  await link('Contact').focus()
  await page.keyboard.press('Tab')
  await expect(bar).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(link('Home')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
  await expect(bar).toBeVisible()
})

/** Changes how the header's words are set, as visitors' own style sheets do. */
const settings: { [what: string]: (page: Page) => Promise<void> } = {
  'text spacing (WCAG 2.2 SC 1.4.12)': (page) =>
    style(page, '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'),
  'text of 200 %': (page) => style(page, ':root { font-size: 200% !important }'),
  'words twice as long': (page) =>
    page.evaluate(() => {
      for (const word of document.querySelectorAll('.brand, .menu > li > :is(a, button)'))
        word.append(` ${word.textContent}`)
    }),
}

function style(page: Page, css: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

for (const [what, set] of Object.entries(settings))
  for (const width of [1280, 1440, 1920])
    test(`the header bears ${what} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await set(page)
      const items = page.locator('.brand, .menu > li > :is(a, button), .theme-button')
      const boxes = await items.evaluateAll((all) =>
        all.map((item) => {
          const { left, right, top, bottom } = item.getBoundingClientRect()
          const lines = new Set(
            [...item.childNodes].flatMap((node) => {
              const range = document.createRange()
              range.selectNodeContents(node)
              return [...range.getClientRects()].map(({ top }) => Math.round(top / 8))
            }),
          ).size
          const words = item.textContent.trim().split(/\s+/).length
          return { name: item.textContent, left, right, top, bottom, isBroken: lines > words + 1 }
        }),
      )
      expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
      expect(boxes.filter(({ isBroken }) => isBroken)).toEqual([])
      const overlapping = boxes.filter((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
      )
      expect(overlapping).toEqual([])
    })
