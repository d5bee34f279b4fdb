import type { Page } from 'playwright/test'
import { answerMessages, contactForm, entries } from './contact-page.ts'
import { isSameDocument, markDocument } from './document-mark.ts'
import { test } from './faulty-network.ts'
import { holdScripts, idle, isHydrated, openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect } from './quiet-test.ts'
import { blockAt, layout } from './site.ts'

const client = /\/_assets\/client-/
const theme = (page: Page) =>
  page.getByRole('button', { name: layout.site.texts.theme?.toDark ?? '' })

test('all that is pressed while hydrating is done in its order, and shows at once that it waits', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/training')
  const chip = page.getByRole('button', { name: 'Expert', exact: true })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-busy', 'true')
  await expect(chip).toHaveCSS('cursor', 'progress')
  await chip.click() // impatient
  await theme(page).click()
  await release()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('what is pressed in the moment in which React takes over counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance)
    performance.mark = (name, options) => {
      if (name === 'hydrated')
        for (const chip of document.querySelectorAll('main button'))
          if (chip instanceof HTMLElement && chip.textContent === 'Foundation') chip.click()
      return mark(name, options)
    }
  })
  await openHydrated(page, '/training')
  const chip = page.getByRole('button', { name: 'Foundation', exact: true })
  await expect(chip).not.toHaveAttribute('aria-busy')
  await idle(page)
  await expect(page).toHaveURL('/training?level=Foundation')
})

test('what was typed before hydration is there when the visitor comes back from another page', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  const form = contactForm(page)
  await form.fill(entries)
  await idle(page)
  await release()
  await menu(page).link('About').click()
  await expect(page).toHaveURL('/about')
  await menu(page).link('Contact').click()
  await expect(form.fields.message).toHaveValue(entries.message)
  expect(await form.read()).toEqual(entries)
})

test('Send, then a link: the message is sent, and the link is followed', async ({ page }) => {
  const requests = await answerMessages(page)
  const release = await holdScripts(page)
  await page.goto('/contact')
  await markDocument(page)
  await contactForm(page).send()
  await menu(page).link('About').click()
  await release()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => requests.map((request) => request.postDataJSON())).toEqual([entries])
  await isSameDocument(page)
})

for (const { what, fault } of [
  { what: 'a script that breaks off', fault: { times: 2, breakAfter: 500 } },
  { what: 'a script that fails twice', fault: { times: 2, status: 503 } },
]) {
  test(`${what} is asked for again`, async ({ page, network, messages }) => {
    network.fault(client, fault)
    await page.goto('/training')
    await page.getByRole('button', { name: 'Expert', exact: true }).click()
    await expect(page).toHaveURL('/training?level=Expert')
    messages.splice(0) // the browser's own, about the network
  })
}

test('scripts that could not be had are asked for at the next act, and when online again; until then what needs them says so', async ({
  page,
  network,
  messages,
}) => {
  network.fault(client, { status: 503 })
  await page.goto('/training')
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  await chip('Expert').click()
  await expect.poll(() => messages.join()).toContain('Failed to fetch dynamically imported module')
  await expect(chip('Expert')).not.toHaveAttribute('aria-busy')
  await expect(chip('Expert')).toBeDisabled()
  network.fault(client, {})
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await isHydrated(page)
  await chip('Expert').click()
  await expect(page).toHaveURL('/training?level=Expert')
  messages.splice(0)
})

const never = new Promise(() => {})
const hanging = [
  { what: 'a script', faults: [{ path: client, until: never }] },
  { what: 'a page', faults: [{ path: /^\/$/, until: never }] },
  { what: 'the rest of a page', faults: [{ path: /^\/$/, hangAfter: 300 }] },
  { what: 'the layout', faults: [{ path: /layout-/, until: never }] },
  {
    what: 'a page, and a script',
    faults: [
      { path: /^\/$/, until: never },
      { path: client, until: never },
    ],
  },
]
for (const { what, faults } of hanging) {
  test(`while ${what} hangs, a link is followed all the same`, async ({ page, network }) => {
    for (const { path, ...fault } of faults) network.fault(path, { times: 1, ...fault })
    await page.goto('/about')
    await idle(page)
    await menu(page).link('Home').click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      blockAt('/', 'hero').title ?? '',
    )
  })
}

test('scripts that hang hold neither what was pressed before a link, nor the link, for long', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/about')
  await theme(page).click()
  await menu(page).link('Tools').click()
  await expect(page).toHaveURL('/tools')
  const posted = page.waitForRequest('**/functions/v1/send-contact-email')
  await page.route('**/functions/v1/send-contact-email', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Thank you' }),
  )
  await page.goto('/contact')
  await contactForm(page).send()
  await menu(page).link('About').click()
  expect((await posted).isNavigationRequest()).toBe(true)
  await expect(page.getByText('Thank you')).toBeVisible()
})

test('a message that is sent offline before the scripts have come waits, and is sent once', async ({
  page,
  context,
  messages,
}) => {
  const requests = await answerMessages(page)
  await page.route('**/_assets/client-*.js', (route) => route.abort())
  await page.goto('/contact')
  await idle(page)
  await context.setOffline(true)
  const form = contactForm(page)
  await form.send()
  await expect.poll(() => messages.join()).toContain('Failed to fetch dynamically imported module')
  await expect(form.button).toHaveAttribute('aria-busy', 'true')
  await page.unroute('**/_assets/client-*.js')
  await context.setOffline(false)
  await expect(
    page.getByRole('main').getByText(blockAt('/contact', 'contact-form').success.text),
  ).toBeVisible()
  expect(requests.map((request) => request.postDataJSON())).toEqual([entries])
  messages.splice(0)
})
