import type { Locator, Page } from 'playwright/test'
import * as specification from '../specification.ts'
import { brokenWords } from './broken-words.ts'
import { hydrate } from './hydration.ts'
import { expect, test } from './quiet-test.ts'
import { shownTexts } from './shown-texts.ts'
import { headingAt, isOther, layout, pages, tabTitle } from './site.ts'

for (const { path, description, blocks } of pages) {
  test(`${path} is served, says what its manifest says, and is hydrated without a word`, async ({
    page,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(tabTitle(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(path))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new URL(path, layout.site.url).href,
    )
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
    const said = plain((await page.getByRole('main').textContent()) ?? '')
    const texts = shownTexts(blocks)
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.filter((text) => !said.includes(plain(text)))).toEqual([])
    if (!isOther) await expectSpecified(page, path)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const content = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(content, `the page's width in a window of ${width} px`).toBeLessThanOrEqual(width)
      expect(await brokenWords(page), `words broken at ${width} px`).toEqual([])
    }
    await hydrate(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(path))
  })
}

/** Without the signs that keep a number in one piece, and apart from a line that runs the other way. */
const plain = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')

/** What the specification gives of many pages: their cards' lists, their panels, words that must not be missing. */
async function expectSpecified(page: Page, path: string): Promise<void> {
  const [focus, modules] = specification.cardLists
  for (const [at, cards, consultancy, training] of specification.serviceCards) {
    if (at !== path) continue
    await expect(page.getByRole('heading', { name: focus })).toHaveCount(cards)
    await expect(page.getByRole('heading', { name: modules })).toHaveCount(cards)
    await expect(itemsUnder(page, focus)).toHaveCount(consultancy)
    await expect(itemsUnder(page, modules)).toHaveCount(training)
  }
  for (const { title, lists } of specification.panels.filter((panel) => panel.path === path)) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    for (const list of lists) {
      const count = await itemsUnder(page, list).count()
      expect(count, list).toBeGreaterThanOrEqual(5)
      expect(count, list).toBeLessThanOrEqual(8)
    }
  }
  for (const [at, ...facts] of specification.facts)
    if (at === path)
      for (const words of facts) await expect(page.getByRole('main')).toContainText(words)
}

/** Items of the list with a heading; headings of the same words, as on pages with several cards, count together. */
function itemsUnder(page: Page, heading: string): Locator {
  return page.getByRole('heading', { name: heading }).locator('..').getByRole('listitem')
}
