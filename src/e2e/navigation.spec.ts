import { contact, home, training } from '../specification.ts'
import { isSameDocument, markDocument } from './document-mark.ts'
import { headOf } from './head-of.ts'
import { openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'
import { childName, headingAt, layout, tabTitle } from './site.ts'

for (const { from, to, group, item } of [
  { from: '/', to: '/fraud', item: 'Fraud' },
  { from: '/fraud', to: '/', item: 'Home' },
  { from: '/pos', to: '/tsp', group: 'Issuing', item: childName('/tsp') },
  { from: '/training', to: '/contact', item: 'Contact' },
  { from: '/contact', to: '/training', item: 'Training' },
  { from: '/apple-se-nfc', to: '/about', item: 'About' },
]) {
  test(`${from} leads to ${to} without loading a document, and all follows`, async ({ page }) => {
    await openHydrated(page, from)
    await markDocument(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    const { bar, group: groupButton, link } = menu(page)
    if (group) await groupButton(group).hover()
    await link(item).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(page).toHaveURL(to)
    await expect(heading).toBeFocused()
    const response = await page.request.get(to)
    const expected = await headOf(page, await response.text())
    expect(expected.tags.length).toBeGreaterThan(10)
    expect(await headOf(page)).toEqual(expected)
    await expect(page.locator('#announcer')).toBeEmpty() // the heading that has focus is said
    await expect(bar.locator('[aria-current]')).toHaveText(group ? [group, item] : [item])
    await isSameDocument(page)
    expect(documents).toEqual([])
  })
}

test('what is pressed during a transition counts, once', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.evaluate(() => {
    const slow = new CSSStyleSheet() // an element would be against the policy
    slow.replaceSync('::view-transition-group(*) { animation-duration: 10s !important }')
    document.adoptedStyleSheets = [slow]
  })
  await menu(page).link('Training').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const search = page.getByRole('searchbox')
  const { x = 0, y = 0 } = (await search.boundingBox()) ?? {}
  await page.mouse.click(x + 10, y + 10)
  await expect(search).toBeFocused()
  const isAnimated = () => page.evaluate(() => document.getAnimations().length > 0)
  await expect.poll(isAnimated).toBe(false)
  await menu(page).link('About').click()
  await expect(page).toHaveURL('/about')
  await expect.poll(isAnimated).toBe(true)
  const brand = await page.getByRole('link', { name: layout.site.name }).first().boundingBox()
  await page.mouse.click((brand?.x ?? 0) + 10, (brand?.y ?? 0) + 10)
  await expect(page).toHaveURL('/')
})

test('pages change with a transition', async ({ page }) => {
  await openHydrated(page, '/about')
  const animated = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          const names = document
            .getAnimations()
            .map(({ effect }) =>
              effect instanceof KeyframeEffect ? String(effect.pseudoElement) : '',
            )
          const found = names.find((name) => name.startsWith('::view-transition'))
          if (found) resolve(found)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await menu(page).link('Tools').click()
  expect(await animated).toContain('::view-transition')
  for (const [name, path] of [
    ['Training', '/training'],
    ['About', '/about'],
    ['Tools', '/tools'],
  ] as const) {
    await menu(page).link(name).click()
    await expect(page).toHaveURL(path)
  }
})

test('pages change without a transition for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    Document.prototype.startViewTransition = () => {
      throw new Error('There was a transition.')
    }
  })
  await openHydrated(page, '/about')
  await menu(page).link('Tools').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt('/tools'))
})

test('back and forward restore the page, its head and how far it was scrolled', async ({
  page,
}) => {
  await openHydrated(page, '/acquiring')
  await markDocument(page)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await menu(page).link('Tools').click()
  await expect(page.getByRole('heading', { name: headingAt('/tools') })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(tabTitle('/acquiring'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goForward()
  await expect(page).toHaveTitle(tabTitle('/tools'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await isSameDocument(page)
})

test('a script makes no markup of a text, and no policy that would', async ({ page, messages }) => {
  await openHydrated(page, '/about')
  const refused = await page.evaluate(() => {
    const tries = [
      () => document.body.insertAdjacentHTML('beforeend', '<b></b>'),
      () => document.createElement('script').setAttribute('onerror', 'hostile()'),
      () => window.trustedTypes?.createPolicy('head', { createHTML: String }),
      () => window.trustedTypes?.createPolicy('other', { createHTML: String }),
    ]
    return tries.map((attempt) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return error instanceof Error && error.name
      }
    })
  })
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
  await expect.poll(() => messages.length).toBe(refused.length)
  expect(messages.splice(0).join()).toMatch(/trusted/i)
})

test('a page that was scrolled before hydration stays there, and back leads there', async ({
  page,
}) => {
  await page.goto('/acquiring')
  await page.evaluate(() => scrollTo(0, 500))
  await page.mouse.move(4, 600)
  await expect(page.locator('html.on')).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(500)
  await menu(page).link('Tools').click()
  await expect(page.getByRole('heading', { name: headingAt('/tools') })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt('/acquiring'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
})

test("'Request Information' and 'Consult Now' lead to the contact page in the same document", async ({
  page,
}) => {
  await openHydrated(page, '/training')
  await markDocument(page)
  await page.getByRole('link', { name: training.request.label }).first().click()
  await expect(page.getByRole('heading', { name: contact.title })).toBeFocused()
  await menu(page).link('Home').click()
  await page.getByRole('link', { name: home.action.label }).first().click()
  await expect(page.getByRole('heading', { name: contact.title })).toBeFocused()
  await isSameDocument(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead on', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: home.action.label }).first().click()
    await expect(page).toHaveURL('/contact')
    await expect(page).toHaveTitle(tabTitle('/contact'))
  })
})
