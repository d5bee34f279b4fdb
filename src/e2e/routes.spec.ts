import { brokenWords } from './broken-words.ts'
import { hydrate } from './hydration.ts'
import { expect, test } from './quiet-test.ts'
import { shownTexts } from './shown-texts.ts'
import { headingAt, layout, pages, tabTitle } from './site.ts'

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
    const said = await page.getByRole('main').textContent()
    const texts = shownTexts(blocks)
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.filter((text) => !said?.includes(text))).toEqual([])
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
