import type { Page, Request } from 'playwright/test'
import { contactForm, entries } from './contact-page.ts'
import { isNewDocument, markDocument } from './document-mark.ts'
import { countHydrations, idle, isHydrated, restsFromScrolling } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, expectSaid, test } from './quiet-test.ts'

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
    expect(await countHydrations(page)).toBe(0)
    await expect(page.locator('html')).not.toHaveAttribute('class')
  })
}

test('everything that hydrating needs is fetched ahead of the first intent', async ({ page }) => {
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
  await isHydrated(page)
  // The code for notifications comes afterwards.
  expect(requests.filter((url) => /\/_assets\/(?!toaster-)/.test(url))).toEqual([])
})

test('a key hydrates the page', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await isHydrated(page)
})

test('hydrating keeps focus where it was', async ({ page }) => {
  await page.goto('/')
  const { group } = menu(page)
  await group('Acquiring').focus()
  await isHydrated(page)
  await expect(group('Acquiring')).toBeFocused()
})

test.describe('with a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('scrolling by touch does not hydrate the page, and acting does', async ({ page }) => {
    await page.goto('/acquiring')
    await idle(page)
    await scrollByTouch(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await restsFromScrolling(page) // a touch before then would only stop the scrolling
    expect(await countHydrations(page)).toBe(0)
    await menu(page).button.tap()
    await isHydrated(page)
    await expect(menu(page).bar).toBeVisible()
  })
})

const faults: { what: string; cause: (page: Page) => Promise<unknown>; said: string }[] = [
  {
    what: 'a script that does not come',
    cause: (page) => page.route('**/_assets/client-*.js', (route) => route.abort()),
    said: 'Failed to fetch dynamically imported module',
  },
  {
    what: 'a block that throws',
    cause: (page) =>
      page.addInitScript(() => {
        const { addEventListener } = window
        window.addEventListener = (...listened: Parameters<typeof addEventListener>) => {
          if (listened[0] === 'storage') throw new Error('It cannot be hydrated.')
          addEventListener(...listened)
        }
      }),
    said: 'It cannot be hydrated.',
  },
]

for (const { what, cause, said } of faults) {
  test(`${what}: a link that was pressed meanwhile is followed by the browser, and so is the next`, async ({
    page,
    messages,
  }) => {
    await cause(page)
    await page.goto('/about')
    await idle(page) // the page that the link leads to was asked for
    await markDocument(page)
    await menu(page).link('Home').click()
    await expect(page).toHaveURL('/')
    await isNewDocument(page)
    // At once: where the page is put back between press and release, there is no click to be followed.
    await menu(page).link('About').dispatchEvent('click')
    await expect(page).toHaveURL('/about')
    messages.splice(0) // whether the fault was told before the page was left
  })

  test(`${what}: what was typed stays, and the form is sent by the browser, whatever is pressed next`, async ({
    page,
    messages,
  }) => {
    await cause(page)
    const sent = Promise.withResolvers<Request>()
    await page.route('**/functions/v1/send-contact-email', async (route) => {
      sent.resolve(route.request())
      await route.fulfill({ contentType: 'text/html', body: 'Thank you' })
    })
    const isFilled = Promise.withResolvers<void>()
    await page.route('**/_assets/client-*.js', async (route) => {
      await isFilled.promise
      await route.fallback()
    })
    await page.goto('/contact')
    const form = contactForm(page)
    await form.fill(entries)
    await form.button.evaluate((button: HTMLElement) => {
      button.click()
      document.querySelector<HTMLElement>('a[href="/"]')?.click()
    })
    isFilled.resolve()
    await expect(page.getByText('Thank you')).toBeVisible()
    const request = await sent.promise
    expect(request.isNavigationRequest()).toBe(true)
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toMatchObject(entries)
    await expectSaid(messages, said)
  })
}
