import { isNewDocument, markDocument } from './document-mark.ts'
import { holdScripts, openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'
import { headingAt } from './site.ts'

interface Click {
  what: string
  attributes?: { [name: string]: string }
  event?: { [key in 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey']?: true } & { button?: 1 }
  isFollowed: boolean
}
const clicks: Click[] = [
  { what: 'a plain click', isFollowed: true },
  { what: 'Ctrl and a click', event: { ctrlKey: true }, isFollowed: false },
  { what: 'Command and a click', event: { metaKey: true }, isFollowed: false },
  { what: 'Shift and a click', event: { shiftKey: true }, isFollowed: false },
  { what: 'Alt and a click', event: { altKey: true }, isFollowed: false },
  { what: 'another button', event: { button: 1 }, isFollowed: false },
  { what: 'another window', attributes: { target: '_blank' }, isFollowed: false },
  { what: 'a download', attributes: { download: '' }, isFollowed: false },
  { what: 'another origin', attributes: { href: 'https://www.example.com/' }, isFollowed: false },
  { what: 'mail', attributes: { href: 'mailto:hello@site.example' }, isFollowed: false },
  { what: 'a place within the page', attributes: { href: '#main' }, isFollowed: false },
]

for (const { what, attributes = {}, event = {}, isFollowed } of clicks) {
  test(`${what} is ${isFollowed ? 'followed by the router' : 'left to the browser'}`, async ({
    page,
  }) => {
    await openHydrated(page, '/about')
    const wasFollowed = await page.evaluate(
      ({ attributes, event }) => {
        const link = document.createElement('a')
        for (const [name, value] of Object.entries({ href: '/tools', ...attributes }))
          link.setAttribute(name, value)
        document.querySelector('main')?.append(link)
        const { promise, resolve } = Promise.withResolvers<boolean>()
        addEventListener('click', (click) => {
          resolve(click.defaultPrevented)
          click.preventDefault()
        })
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }))
        return promise
      },
      { attributes, event },
    )
    expect(wasFollowed).toBe(isFollowed)
  })
}

test('Ctrl and a click open another tab, before hydration as after it', async ({
  page,
  context,
}) => {
  const release = await holdScripts(page)
  await page.goto('/about')
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached()
  const openAnother = async () => {
    const opened = context.waitForEvent('page')
    await menu(page)
      .link('Tools')
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/tools')
  }
  await openAnother()
  await release()
  await openAnother()
  await expect(page).toHaveURL('/about')
})

test('a page of another deployment is loaded whole', async ({ page }) => {
  await page.route('**/tools', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/data-deployment="[^"]*"/, 'data-deployment="another"'),
    })
  })
  await openHydrated(page, '/about')
  await markDocument(page)
  await menu(page).link('Tools').click()
  await expect(page.getByRole('heading', { name: headingAt('/tools') })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-deployment', 'another')
  await isNewDocument(page)
})

test('a page that cannot be fetched is left to the browser', async ({ page, messages }) => {
  await page.route('**/tools', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  await openHydrated(page, '/about')
  await markDocument(page)
  await menu(page).link('Tools').click()
  await expect(page.getByRole('heading', { name: headingAt('/tools') })).toBeVisible()
  await isNewDocument(page)
  for (const message of messages.splice(0)) expect(message).toContain('Failed to load resource')
})

test('a page that the server fails to give is left to the browser', async ({ page, messages }) => {
  await page.route('**/tools', (route) => route.fulfill({ status: 503, body: 'Back soon' }))
  await openHydrated(page, '/about')
  await menu(page).link('Tools').click()
  await expect(page.getByText('Back soon')).toBeVisible()
  for (const message of messages.splice(0)) expect(message).toContain('Failed to load resource')
})

test('no listener keeps a page from being restored as it was left', async ({ page }) => {
  await openHydrated(page, '/contact')
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  const types = listeners.map(({ type }) => type)
  expect(types).toContain('popstate')
  expect(types).not.toContain('unload')
})
