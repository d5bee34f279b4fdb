import type { Page } from 'playwright/test'
import { isFull, pathsOf } from './paths.ts'
import { expect, test } from './quiet-test.ts'

/** WCAG 2.2, SC 1.4.6 asks for 7:1. */
const least = 7

for (const width of isFull ? [390, 768, 1440] : [390, 1440]) {
  // With E2E_FULL=1 every page, since each has a drawing of its own, and one width more.
  test(`words on drawings keep ${least}:1 at ${width} px`, async ({ page, request }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const measured: { path: string; ratio: number }[] = []
    for (const path of await pathsOf(request)) {
      await page.goto(path)
      measured.push({ path, ratio: await worstContrast(page) })
    }
    measured.sort((a, b) => a.ratio - b.ratio)
    test.info().annotations.push({
      type: 'worst',
      description: measured
        .slice(0, 5)
        .map(({ path, ratio }) => `${path} ${ratio.toFixed(2)}`)
        .join(', '),
    })
    expect(measured[0]?.ratio).toBeGreaterThanOrEqual(least)
  })
}

/** The words are taken away; then every pixel behind them is held against their colour. */
async function worstContrast(page: Page): Promise<number> {
  const words = page.locator(
    ':is(.hero-text, .banner-text, .call-to-action, .contact-details) :is(h1, h2, p, dt, dd)',
  )
  const places = await words.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x,
        y,
        width,
        height,
      }))
      return { lines, colour: getComputedStyle(element).color }
    }),
  )
  expect(places.length, 'texts on drawings').toBeGreaterThan(1)
  await words.evaluateAll((elements) => {
    for (const element of elements) if (element instanceof HTMLElement) element.style.opacity = '0'
  })
  const picture = (await page.screenshot({ fullPage: true })).toString('base64')
  return page.evaluate(
    async ([data, texts]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      })
      if (!canvas) throw new Error('There is no canvas.')
      canvas.drawImage(image, 0, 0)
      const linear = (value: number) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
      const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      let worst = 21
      for (const { lines, colour } of texts) {
        const own = luminance((colour.match(/\d+/g) ?? []).map(Number))
        for (const { x, y, width, height } of lines) {
          const { data: pixels } = canvas.getImageData(x, y, Math.ceil(width), Math.ceil(height))
          for (let at = 0; at < pixels.length; at += 4) {
            const ground = luminance(pixels.subarray(at, at + 3))
            worst = Math.min(worst, (own + 0.05) / (ground + 0.05))
          }
        }
      }
      return worst
    },
    [picture, places] as const,
  )
}
