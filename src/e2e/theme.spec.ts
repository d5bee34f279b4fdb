import type { Page } from 'playwright/test'
import { openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'
import { layout } from './site.ts'

const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const light = 'rgb(251, 250, 247)'
const dark = 'rgb(12, 18, 21)'
const { theme } = layout.site.texts
if (!theme) throw new Error('The manifest has no words for the button of the theme.')
const { toDark: darkWords, toLight: lightWords } = theme
const toDark = (page: Page) => page.getByRole('button', { name: darkWords })
const toLight = (page: Page) => page.getByRole('button', { name: lightWords })

test.use({ reducedMotion: 'reduce' })

test('the system decides until the visitor does, and what was chosen is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await paper(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(toDark(page)).toBeVisible()
  expect(await paper(page)).toBe(light)
  await toDark(page).click()
  await expect(toLight(page)).toBeVisible()
  expect(await paper(page)).toBe(dark)
  await page.goto('/about')
  expect(await paper(page)).toBe(dark)
  await toLight(page).click()
  await expect(toDark(page)).toBeVisible()
  await page.reload()
  expect(await paper(page)).toBe(light)
})

test('one click on a page that sleeps changes the theme once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/tools')
  await toDark(page).focus()
  await page.keyboard.press('Enter')
  await expect(toLight(page)).toBeVisible() // once the page is hydrated
  expect(await paper(page)).toBe(dark)
})

test('a press in the moment of hydration acts once', async ({ page }) => {
  await page.addInitScript((toDark) => {
    const mark = performance.mark.bind(performance)
    performance.mark = (name, options) => {
      // React listens already, and the starter has not yet done again what waited for it.
      const buttons = [...document.querySelectorAll('button')]
      if (name === 'hydrated') buttons.find((each) => each.textContent.includes(toDark))?.click()
      return mark(name, options)
    }
  }, darkWords)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/tools')
  await page.mouse.move(4, 600)
  await expect(toLight(page)).toBeVisible()
  expect(await paper(page)).toBe(dark)
})

test('the bars of the browser follow the button', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openHydrated(page, '/')
  const bars = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => all.map((bar) => matchMedia(bar.getAttribute('media') ?? '').matches))
  expect(await bars()).toEqual([true, false])
  await toDark(page).click()
  expect(await bars()).toEqual([false, true])
  await menu(page).link('About').click()
  await expect(page).toHaveURL('/about')
  expect(await bars()).toEqual([false, true])
})

test('a hydrated page keeps the theme over a navigation', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openHydrated(page, '/')
  await toDark(page).click()
  await menu(page).link('About').click()
  await expect(page).toHaveURL('/about')
  await expect(toLight(page)).toBeVisible()
  expect(await paper(page)).toBe(dark)
})

test('the theme is there before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/_assets/**', () => {}) // never answered
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('the system decides, and there is no button', async ({ page }) => {
    await page.goto('/')
    for (const name of [darkWords, lightWords])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('background-color', dark)
  })
})
