import type { Page } from 'playwright/test'
import { answerMessages, contactForm, entries } from './contact-page.ts'
import { isNewDocument, markDocument } from './document-mark.ts'
import { hydrate, idle, isHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, expectSaid, test } from './quiet-test.ts'
import { layout } from './site.ts'

const client = /client-[^" ]+\.js/g
const isOld = (page: Page) => page.locator('body[data-deployment=yesterday]')

/** The page as it was before a deployment that took scripts away. */
async function openYesterdays(page: Page, path: string, gone = client): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const old = html.replace(gone, 'gone.js')
      const body = old.replace(/data-deployment="[^"]*"/, 'data-deployment="yesterday"')
      await route.fulfill({ response, body })
    },
    { times: 1 },
  )
  await page.goto(path)
}

test('a tab whose scripts are gone after a deployment loads the new page, with what is typed', async ({
  page,
  messages,
}) => {
  await openYesterdays(page, '/training')
  const search = page.getByRole('searchbox')
  await search.fill('emv')
  await page.mouse.move(4, 600)
  await expect(page).toHaveURL('/training?search=emv')
  await expect(isOld(page)).toHaveCount(0)
  await expect(search).toHaveValue('emv')
  await page.getByRole('button', { name: 'Expert', exact: true }).click()
  await expect(page).toHaveURL('/training?search=emv&level=Expert')
  await openYesterdays(page, '/contact')
  const form = contactForm(page)
  await form.fill(entries)
  await page.getByRole('heading', { level: 1 }).click()
  await isHydrated(page)
  expect(await form.read()).toEqual(entries)
  const requests = await answerMessages(page)
  await form.button.click()
  await expect.poll(() => requests.map((request) => request.postDataJSON())).toEqual([entries])
  await expect(form.fields.message).toHaveValue('')
  await page.reload()
  await expect(form.fields.message).toHaveValue('')
  messages.splice(0) // what is gone
})

test('a page whose own script is gone is loaded whole, and what was typed before is there on return', async ({
  page,
  messages,
}) => {
  await page.route('**/_assets/courses-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  })
  await page.goto('/contact')
  await hydrate(page)
  const form = contactForm(page)
  await form.fill(entries)
  await markDocument(page)
  await menu(page).link('Training').click()
  await expect(page).toHaveURL('/training')
  await isNewDocument(page)
  await hydrate(page)
  await page.getByRole('button', { name: 'Expert', exact: true }).click()
  await expect(page).toHaveURL('/training?level=Expert')
  await page.goto('/contact')
  await expect.poll(() => form.read()).toEqual(entries)
  expect(messages.splice(0).join()).toContain('404')
})

test('a form that has focus stays when the scripts are gone, and is sent by the browser', async ({
  page,
  messages,
}) => {
  await openYesterdays(page, '/contact')
  const posted = page.waitForRequest('**/functions/v1/send-contact-email')
  await page.route('**/functions/v1/send-contact-email', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Thank you' }),
  )
  const form = contactForm(page)
  await form.fill(entries)
  await expect.poll(() => messages.join()).toContain('Failed to fetch dynamically imported module')
  await idle(page) // it could be loaded anew by then
  expect(await form.read()).toEqual(entries)
  await form.button.click()
  const request = await posted
  expect(request.isNavigationRequest()).toBe(true)
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toMatchObject(entries)
  await expect(page.getByText('Thank you')).toBeVisible()
  messages.splice(0)
})

test('a search whose code does not come shows that it waits; it is the register, or the new page with what is typed', async ({
  page,
  messages,
}) => {
  const search = page.getByRole('button', { name: layout.site.texts.search?.open ?? '' })
  const arrival = Promise.withResolvers<void>()
  await page.route('**/show-search-*.js', async (route) => {
    await arrival.promise
    await route.fulfill({ status: 404 })
  })
  await page.goto('/contact')
  await hydrate(page)
  await search.click()
  await expect(search).toHaveAttribute('aria-busy', 'true')
  arrival.resolve()
  await expect(page).toHaveURL('/contact#register')
  await expect(search).not.toHaveAttribute('aria-busy')
  await openYesterdays(page, '/contact', /no script/)
  await hydrate(page)
  const form = contactForm(page)
  await form.fill(entries)
  await search.click()
  await expect(isOld(page)).toHaveCount(0)
  await expect.poll(() => form.read()).toEqual(entries)
  await expectSaid(messages, 'The search could not be loaded.')
})
