import type { Page } from 'playwright/test'
import { isSameDocument, markDocument } from './document-mark.ts'
import { holdScripts, idle } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'

const isLayout = (path: string) => /^\/_assets\/layout-.+\.json$/.test(path)

/** The pages that a page fetches by itself, in the order in which it asks for them. */
function watchFetches(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch' && !isLayout(pathname)) paths.push(pathname)
  })
  return paths
}

test('at idle two pages are fetched: what links in sight lead to, each once', async ({ page }) => {
  const fetched = watchFetches(page)
  await page.goto('/about')
  await idle(page) // the starter's turn came before
  expect(fetched).toContain('/')
  expect(fetched).not.toContain('/about')
  expect(fetched).toHaveLength(2)
  expect(new Set(fetched).size).toBe(fetched.length)
  await expect(page.locator('html.on')).toHaveCount(0)
})

test('a page that was fetched at idle is not fetched again when it is chosen', async ({ page }) => {
  const fetched = watchFetches(page)
  await page.goto('/about')
  await expect.poll(() => fetched).toContain('/')
  const known = menu(page).link('Home')
  await known.hover()
  await expect(page.locator('html.on')).toBeAttached()
  await known.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(fetched.filter((path) => path === '/')).toHaveLength(1)
})

test('the page of a link that is pointed at is fetched before the scripts run', async ({
  page,
}) => {
  const fetched = watchFetches(page)
  await holdScripts(page)
  await page.goto('/about')
  await expect.poll(() => fetched.length).toBe(2) // idle has come: the scripts are asked for
  expect(fetched).not.toContain('/contact')
  await menu(page).link('Contact').hover()
  await expect.poll(() => fetched).toContain('/contact')
})

test('a link that is pressed during hydration is followed in the page, right afterwards', async ({
  page,
}) => {
  const fetched = watchFetches(page)
  const release = await holdScripts(page)
  await page.goto('/about')
  await expect.poll(() => fetched).toContain('/')
  await markDocument(page)
  await menu(page).link('Home').click()
  await release()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await isSameDocument(page)
})

test('what surrounds all pages is asked for together with the scripts, and once', async ({
  page,
}) => {
  const layouts: string[] = []
  page.on('request', (request) => {
    if (isLayout(new URL(request.url()).pathname)) layouts.push(request.url())
  })
  const release = await holdScripts(page)
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect.poll(() => layouts).toHaveLength(1)
  await release()
  expect(layouts).toHaveLength(1)
})

for (const { what, connection } of [
  { what: 'to save data', connection: { saveData: true, effectiveType: '4g' } },
  { what: 'on a slow line', connection: { saveData: false, effectiveType: '3g' } },
]) {
  test(`${what}, nothing is fetched before an intent`, async ({ page }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection })
    }, connection)
    const fetched = watchFetches(page)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/about')
    await idle(page)
    expect([...fetched, ...scripts]).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.locator('html.on')).toBeAttached()
  })
}
