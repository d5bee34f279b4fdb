import type { Page } from 'playwright/test'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'
import { countBoots, idle, isAwake, restsFromScrolling } from './waking.ts'

/** Draws a finger upwards over the text, as the device does: the browser makes the scrolling of it. */
async function scrollByTouch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    })
  await touch('touchStart', 700)
  for (let y = 680; y >= 200; y -= 20) await touch('touchMove', y)
  await touch('touchEnd')
}

for (const path of ['/', '/acquiring', '/training', '/blog', '/contact']) {
  test(`${path} runs nothing but its own starter until the visitor does something`, async ({
    page,
  }) => {
    await page.coverage.startJSCoverage({ reportAnonymousScripts: true })
    await page.goto(path)
    await idle(page)
    const ran = await page.coverage.stopJSCoverage()
    const own = ran.filter(({ url }) => url.startsWith('http'))
    expect([...new Set(own.map(({ url }) => new URL(url).pathname))]).toEqual([path])
    expect(await countBoots(page)).toBe(0)
    await expect(page.locator('html')).not.toHaveAttribute('class')
  })
}

test('everything that waking needs is fetched ahead of the first intent', async ({ page }) => {
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/contact')
  const ahead = page.locator('link[rel=modulepreload]')
  await expect(ahead.first()).toBeAttached()
  const chunks = await ahead.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(chunks))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.mouse.move(4, 600)
  await isAwake(page)
  expect(requests.filter((url) => url.includes('/_assets/'))).toEqual([])
})

test('a key wakes the page', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await isAwake(page)
})

test('waking keeps focus where it was', async ({ page }) => {
  await page.goto('/')
  const { group } = menu(page)
  await group('Acquiring').focus()
  await isAwake(page)
  await expect(group('Acquiring')).toBeFocused()
})

test.describe('with a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('scrolling by touch does not wake the page, and acting does', async ({ page }) => {
    await page.goto('/acquiring')
    await idle(page)
    await scrollByTouch(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await restsFromScrolling(page) // a touch before then would only stop the scrolling
    expect(await countBoots(page)).toBe(0)
    await menu(page).button.tap()
    await isAwake(page)
    await expect(menu(page).bar).toBeVisible()
  })
})
