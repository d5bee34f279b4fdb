import type { Page } from 'playwright/test'
import { holdScripts, openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'
import { layout } from './site.ts'

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

  test('a tap beside a menu closes it, as does scrolling, and a tap on its button does not', async ({
    page,
  }) => {
    await page.goto('/')
    const { group, link } = menu(page)
    await group('Issuing').tap()
    await expect(link('/loyalty')).toBeVisible()
    await expect(page.locator('html.on')).toBeAttached()
    await expect(group('Issuing')).toHaveAttribute('aria-expanded', 'true')
    await page.touchscreen.tap(300, 700)
    await expect(link('/loyalty')).toBeHidden()
    await group('Issuing').tap()
    await expect(link('/loyalty')).toBeVisible()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 300,
      y: 700,
      yDistance: -300,
      gestureSourceType: 'touch',
    })
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

const { search, theme } = layout.site.texts
/** What stands in the header beside the menu: the name of the site, and buttons. */
const beside = 1 + [search, theme].filter(Boolean).length

/** The header's words that are shown, with the rows that they stand on. */
async function wordsOf(page: Page) {
  const boxes = await page
    .locator('.site-header :is(.brand, .bar > button, .menu > li > :is(a, button)):visible')
    .evaluateAll((all) =>
      all.map((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect()
        return { name: item.textContent.trim(), left, right, top, bottom }
      }),
    )
  const isAside = (one: (typeof boxes)[0], other: (typeof boxes)[0]) =>
    one.right <= other.left + 1 || other.right <= one.left + 1
  return {
    boxes,
    /** Pairs that are not side by side: on two rows, or one over the other. */
    stacked: boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => !isAside(one, other)),
    ),
  }
}

for (const [what, set] of Object.entries(settings))
  for (const width of [1280, 1440, 1920])
    test(`the header bears ${what} at ${width} px: on one row, or folded into its button`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await expect(menu(page).bar).toBeVisible()
      await set(page)
      await expect.poll(async () => (await wordsOf(page)).stacked).toEqual([])
      const { boxes } = await wordsOf(page)
      expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
      expect([beside + 1, beside + layout.navigation.length]).toContain(boxes.length)
    })

test('a header that was folded opens by its button, also once hydrated anew, and is a bar again where it can be', async ({
  page,
  messages,
}) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const { bar, button } = menu(page)
  await expect(button).toBeHidden()
  await settings['words twice as long']?.(page)
  await expect(bar).toBeHidden()
  await button.click()
  await expect(bar).toBeVisible()
  expect((await wordsOf(page)).boxes).toHaveLength(beside + 1 + layout.navigation.length)
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await page.keyboard.press('Tab') // past what is folded
  await expect(page.locator('.menu-button ~ button').first()).toBeFocused()
  await release()
  await expect(bar).toBeVisible()
  await style(page, ':root { font-size: 200% }')
  await expect(bar).toBeHidden()
  await expect(button).toBeVisible()
  messages.splice(0) // the page differs from its prerendered HTML
})
