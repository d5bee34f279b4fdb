import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { holdScripts, openHydrated } from './hydration.ts'
import { isFull, pathsOf } from './paths.ts'
import { expect, test } from './quiet-test.ts'
import { layout } from './site.ts'

const widths = [390, 768, 1440]
const themes = ['light', 'dark'] as const

/** What axe finds on a page, targets of less than 24 px included (WCAG 2.2, SC 2.5.8). */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

// With E2E_FULL=1 all pages at all widths in both themes: two hundred runs. Else half of them, each at one of the six.
for (const [index, [width, theme]] of widths
  .flatMap((width) => themes.map((theme) => [width, theme] as const))
  .entries()) {
  test(`no page has a fault at ${width} px, ${theme}`, async ({ page, request }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const paths = await pathsOf(request, isFull ? 1 : 2)
    const own = isFull ? paths : paths.filter((_, at) => at % 6 === index % paths.length)
    for (const path of own) {
      await openHydrated(page, path)
      await page.locator('main details').evaluateAll((folds) => {
        for (const fold of folds) if (fold instanceof HTMLDetailsElement) fold.open = true
      })
      expect.soft(await violations(page), `${path} at ${width} px, ${theme}`).toEqual([])
    }
  })
}

test('whatever can be tapped is 24 px wide and high, or a link in a sentence', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const small: string[] = []
  for (const path of await pathsOf(request)) {
    await page.goto(path)
    const found = await page
      .locator('a, button, summary, input:not([aria-hidden]), textarea')
      .evaluateAll((targets) =>
        targets
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect()
            const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1
            const isInSentence =
              target.tagName === 'A' && getComputedStyle(target).display === 'inline'
            return isShown && !isInSentence && (width < 24 || height < 24)
          })
          .map((target) => target.outerHTML.slice(0, 80)),
      )
    small.push(...found.map((html) => `${path} ${html}`))
  }
  expect(small).toEqual([])
})

/** Where focus is, step by step, from the first press of Tab until it comes to the page's content. */
async function tabToContent(page: Page) {
  const stops = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement
      const { x = 0, y = 0, width = 0 } = focused?.getBoundingClientRect() ?? {}
      const outline = focused ? getComputedStyle(focused).outlineStyle : 'none'
      const isInContent = focused?.closest('main') !== null
      return { name: focused?.textContent?.trim() ?? '', x, y, width, outline, isInContent }
    })
    if (stop.isInContent) return stops
    stops.push(stop)
  }
}

async function openHeld(page: Page, path: string): Promise<void> {
  await holdScripts(page)
  await page.goto(path)
}

/** The links in all groups of the menu: before hydration a group unfolds where focus comes to it. */
const linksBelow = layout.navigation.reduce(
  (sum, { href, children = [] }) =>
    sum + (children.length && new Set([href, ...children.map((child) => child.href)]).size),
  0,
)

for (const { when, open, stopsBelow } of [
  { when: 'before hydration', open: openHeld, stopsBelow: linksBelow },
  { when: 'once hydrated', open: openHydrated, stopsBelow: 0 },
]) {
  test(`${when}, Tab goes through the header in the order that is seen, and never out of sight`, async ({
    page,
  }) => {
    await open(page, '/')
    const stops = await tabToContent(page)
    for (const { name, width, outline } of stops) {
      expect(width, name).toBeGreaterThan(1)
      expect(outline, name).not.toBe('none')
    }
    const inBar = stops.filter(({ y }) => y < 60).map(({ x }) => x)
    expect(inBar).toHaveLength(layout.navigation.length + 4) // skip link, brand, search, theme
    const onward = (await page.evaluate(() => document.dir)) === 'rtl' ? -1 : 1
    expect(inBar).toEqual(inBar.toSorted((a, b) => onward * (a - b)))
    expect(stops.length - inBar.length).toBe(stopsBelow)
  })
}
