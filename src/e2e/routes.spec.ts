import { resolve } from 'node:path'
import { load } from '../../engine/manifest/load.ts'
import { brokenWords } from './broken-words.ts'
import { expect, test } from './quiet-test.ts'
import { wake } from './waking.ts'

const specified =
  '/ /acquiring /pos /poi /tms /key-management /payment-gateway /issuing-cms /emv-kernel-contact /emv-contactless /emv-script-management /emv-personalization /mobile-payments /apple-se-nfc /hce /mobile-loyalty /qr-payments /ev-payments /rtp /tsm /tsp /cloud /ai-ml /agentic-ai /fraud /loyalty /iot /crypto-backoffice /afc /fleet-card /training /tools /blog /about /contact'
const { site } = await load(resolve(import.meta.dirname, '../../site.manifest.json'))
const pages = site?.pages ?? []

test('the manifest has the 35 routes of the specification', () => {
  expect(pages.map(({ path }) => path)).toEqual(specified.split(' '))
})

for (const { path, title, blocks } of pages) {
  test(`${path} is served, says what it is, and wakes without a word`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(`${title} | Tillmark`)
    const top = blocks.find(({ type }) => type === 'banner' || type === 'hero')
    const heading = top && 'title' in top ? (top.title ?? '') : ''
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://www.tillmark.example${path}`,
    )
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50}/)
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const content = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(content, `the page's width in a window of ${width} px`).toBeLessThanOrEqual(width)
      expect(await brokenWords(page), `words broken at ${width} px`).toEqual([])
    }
    await wake(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}
