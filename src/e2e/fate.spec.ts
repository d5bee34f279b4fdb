import type { Page } from 'playwright/test'
import { answerMessages, contactForm, entries } from './contact-page.ts'
import { openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { notifications } from './notifications.ts'
import { expect, expectSaid, test } from './quiet-test.ts'
import { blockAt } from './site.ts'

const { success, failure } = blockAt('/contact', 'contact-form')

/** What the page itself says became of the message. */
const outcomes = (page: Page) => ({
  sent: page.getByRole('main').getByText(success.text),
  failed: page.getByRole('main').getByText(failure.text),
})

/** Holds the answer to messages back until it is released. */
async function holdAnswer(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  return { requests: await answerMessages(page, [200], promise), release }
}

for (const { status, shown, said } of [
  { status: 200, shown: 'sent', said: success },
  { status: 500, shown: 'failed', said: failure },
] as const) {
  test(`${shown}: it is told without the code for notifications`, async ({ page, messages }) => {
    await answerMessages(page, [status])
    await page.route('**/_assets/toaster-*.js', (route) => route.abort())
    await openHydrated(page, '/contact')
    await contactForm(page).send()
    await expect(outcomes(page)[shown]).toBeVisible()
    await expect(page.locator('#announcer')).toHaveText(`${said.title} ${said.text}`)
    await expectSaid(messages, 'The notification was not shown.')
  })
}

test('the outcome is announced once, in the region that was there before', async ({ page }) => {
  await answerMessages(page)
  await openHydrated(page, '/contact')
  const announcer = page.locator('#announcer')
  await expect(announcer).toBeEmpty()
  await contactForm(page).send()
  await expect(notifications(page).shown).toBeVisible()
  await expect(announcer).toHaveText(`${success.title} ${success.text}`)
  const live = page.locator('[aria-live]:not([aria-live=off])')
  await expect(live).toHaveCount(1)
  await expect(notifications(page).shown).toHaveAttribute('aria-live', 'off')
})

test('the outcome stays in the page, one at a time', async ({ page, messages }) => {
  await answerMessages(page, [500, 200])
  await openHydrated(page, '/contact#sent')
  const { sent, failed } = outcomes(page)
  const form = contactForm(page)
  await form.send()
  await expect(failed).toBeVisible()
  await expect(sent).toHaveCount(0)
  await form.button.click()
  await expect(sent).toBeVisible()
  await expect(failed).toHaveCount(0)
  await notifications(page).dismiss.click()
  await form.fields.name.fill('Grace')
  await expect(sent).toBeVisible()
  await expectSaid(messages, 'The message was not sent.')
})

test('while a message is on its way focus stays, and what is typed is kept', async ({ page }) => {
  const { requests, release } = await holdAnswer(page)
  await openHydrated(page, '/contact')
  const form = contactForm(page)
  await form.send()
  await expect(form.sending).toBeFocused()
  await form.fields.message.press('End')
  await form.fields.message.pressSequentially(' And a second one.')
  release()
  await expect(outcomes(page).sent).toBeVisible()
  const typed = `${entries.message} And a second one.`
  await expect(form.fields.message).toHaveValue(typed)
  await expect(form.fields.message).toBeFocused()
  await expect(form.fields.name).toHaveValue('')
  await page.reload()
  await expect(form.fields.message).toHaveValue(typed)
  expect(requests).toHaveLength(1)
})

test('who looks at another page meanwhile is told there, and finds the receipt', async ({
  page,
}) => {
  const { requests, release } = await holdAnswer(page)
  await openHydrated(page, '/contact')
  const form = contactForm(page)
  await form.send()
  await menu(page).link('About').click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(form.sending).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/about')
  release()
  await expect(notifications(page).shown).toContainText(success.text)
  await page.goBack()
  await expect(outcomes(page).sent).toBeVisible()
  await expect(form.fields.message).toHaveValue('')
  expect(requests).toHaveLength(1)
})

test('a message that was on its way when the page was left is sent, under the same key', async ({
  page,
}) => {
  const { requests, release } = await holdAnswer(page)
  await openHydrated(page, '/contact')
  await contactForm(page).send()
  await expect.poll(() => requests).toHaveLength(1)
  await page.reload()
  await expect.poll(() => requests).toHaveLength(2)
  release()
  await expect(outcomes(page).sent).toBeVisible()
  await page.reload()
  await expect(contactForm(page).fields.message).toHaveValue('')
  const keys = requests.map((request) => request.headers()['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  expect(requests.map((request) => request.postDataJSON())).toEqual([entries, entries])
})

test('a notification waits for who looks at another tab, before and while it is shown', async ({
  page,
}) => {
  await page.clock.install()
  const { release } = await holdAnswer(page)
  await openHydrated(page, '/contact')
  const turn = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  const { shown } = notifications(page)
  await contactForm(page).send()
  await turn(true)
  release()
  await expect(outcomes(page).sent).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(shown).toHaveCount(0)
  await turn(false)
  await expect(shown).toContainText(success.text)
  await turn(true)
  await page.clock.runFor(20_000)
  await expect(shown).toBeVisible()
  await turn(false)
  await page.clock.runFor(5_100)
  await expect(shown).toHaveCount(0)
})
