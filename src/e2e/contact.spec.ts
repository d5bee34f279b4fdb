import { answerMessages, contactForm, entries } from './contact-page.ts'
import { holdScripts, openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { notifications } from './notifications.ts'
import { expect, expectSaid, test } from './quiet-test.ts'

test('a message is sent trimmed, with the five fields and nothing else', async ({ page }) => {
  const requests = await answerMessages(page)
  await openHydrated(page, '/contact')
  await contactForm(page).send({
    name: '  Ada Lovelace ',
    email: ' ada@example.com  ',
    company: ' Analytical Engines ',
    phone: ' +1 555 010 0101 ',
    message: '\n A course for twelve engineers in spring. \n',
  })
  await expect(notifications(page).shown).toContainText('Thank you!')
  expect(requests.map((request) => request.postDataJSON())).toEqual([entries])
  const [request] = requests
  expect(request?.method()).toBe('POST')
  const headers = await request?.allHeaders()
  expect(headers?.['content-type']).toBe('application/json')
  expect(headers?.authorization).toMatch(/^Bearer \S+$/)
  expect(headers?.['idempotency-key']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(headers?.['x-form-elapsed']).toMatch(/^\d+$/)
})

test('what is optional is sent as an empty text', async ({ page }) => {
  const requests = await answerMessages(page)
  await openHydrated(page, '/contact')
  const message = { ...entries, company: '', phone: ' ' }
  await contactForm(page).send(message)
  await expect(notifications(page).shown).toContainText('Your message has been sent.')
  expect(requests[0]?.postDataJSON()).toEqual({ ...entries, company: '', phone: '' })
})

test('while a message is on its way the button says so and takes no second press', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  const requests = await answerMessages(page, [200], answer.promise)
  await openHydrated(page, '/contact')
  const form = contactForm(page)
  await form.send()
  await expect(form.sending).toBeDisabled()
  await form.fields.name.press('Enter')
  await expect(form.sending).toBeDisabled()
  answer.resolve()
  await expect(form.button).toBeEnabled()
  await expect(form.fields.name).toBeFocused()
  expect(requests).toHaveLength(1)
})

test('a message that was sent clears the form and thanks', async ({ page }) => {
  await answerMessages(page)
  await openHydrated(page, '/contact')
  const form = contactForm(page)
  await form.send()
  const { shown } = notifications(page)
  await expect(shown).toContainText('Thank you!')
  await expect(shown).toContainText('Your message has been sent.')
  await expect(form.button).toBeFocused()
  const empty = { name: '', email: '', company: '', phone: '', message: '' }
  expect(await form.read()).toEqual(empty)
  await page.reload()
  expect(await form.read()).toEqual(empty)
})

test('a message that was not sent keeps the entries, says so and logs the cause', async ({
  page,
  messages,
}) => {
  const requests = await answerMessages(page, [500, 200])
  await openHydrated(page, '/contact')
  const form = contactForm(page)
  await form.send()
  const { shown } = notifications(page)
  await expect(shown).toContainText('Error')
  await expect(shown).toContainText('Failed to send message. Please try again.')
  await expect(form.button).toBeEnabled()
  expect(await form.read()).toEqual(entries)
  const said = messages.splice(0).join('\n')
  expect(said).toContain('The message was not sent.')
  expect(said).toContain('Edge Function returned a non-2xx status code')
  expect(said).not.toContain(entries.message)

  await form.button.click()
  await expect(shown).toContainText('Thank you!')
  const keys = requests.map((request) => request.headers()['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('another message has another idempotency key', async ({ page }) => {
  const requests = await answerMessages(page)
  await openHydrated(page, '/contact')
  const form = contactForm(page)
  await form.send()
  await expect(form.fields.name).toHaveValue('')
  await form.send()
  await expect.poll(() => requests.length).toBe(2)
  const keys = requests.map((request) => request.headers()['idempotency-key'])
  expect(keys[0]).not.toBe(keys[1])
})

test('a broken connection keeps the entries, also over a reload', async ({ page, messages }) => {
  await page.route('**/functions/v1/send-contact-email', (route) => route.abort())
  await openHydrated(page, '/contact')
  const form = contactForm(page)
  await form.send()
  await expect(notifications(page).shown).toContainText('Failed to send message.')
  await expectSaid(messages, 'Failed to send a request to the Edge Function')
  expect(await form.read()).toEqual(entries)
  await page.reload()
  await expect(form.fields.name).toHaveValue(entries.name)
  expect(await form.read()).toEqual(entries)
})

test('offline, a message fails within its deadline; a link waits meanwhile, and loses nothing', async ({
  page,
  context,
  messages,
}) => {
  await openHydrated(page, '/contact')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const form = contactForm(page)
  await form.send()
  await expect(form.sending).toBeFocused()
  await menu(page).link('AFC').click()
  await expect(notifications(page).shown).toContainText('Failed to send message.')
  await expect(form.button).toBeEnabled()
  await expect(page.locator('html.waiting')).toBeAttached()
  expect(await form.read()).toEqual(entries)
  await expectSaid(messages, 'Failed to send a request to the Edge Function')

  const requests = await answerMessages(page)
  await context.setOffline(false)
  await expect(page).toHaveURL('/afc')
  await page.goBack()
  expect(await form.read()).toEqual(entries)
  await form.button.click()
  await expect(notifications(page).shown).toContainText('Thank you!')
  expect(requests.map((request) => request.postDataJSON())).toEqual([entries])
  messages.splice(0) // the browser's own, about the network
})

test('entries that were not sent survive a reload and a look at another page', async ({ page }) => {
  await openHydrated(page, '/contact')
  const form = contactForm(page)
  await form.fill(entries)
  await page.reload()
  await expect(form.fields.message).toHaveValue(entries.message)
  expect(await form.read()).toEqual(entries)
  await menu(page).link('About').click()
  await expect(page).toHaveURL('/about')
  await menu(page).link('Contact').click()
  await expect(form.fields.message).toHaveValue(entries.message)
  expect(await form.read()).toEqual(entries)
})

test('typed text and focus stay when the page is hydrated', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  const form = contactForm(page)
  await form.fields.name.pressSequentially('Ada')
  await form.fields.message.pressSequentially('A course')
  await release()
  await expect(form.fields.message).toBeFocused()
  await page.keyboard.type(' in spring')
  await expect(form.fields.message).toHaveValue('A course in spring')
  await expect(form.fields.name).toHaveValue('Ada')
})

test('a message that is sent before hydration is sent exactly once', async ({ page }) => {
  const requests = await answerMessages(page)
  const release = await holdScripts(page)
  await page.goto('/contact')
  const form = contactForm(page)
  await form.send()
  await form.button.click()
  expect(requests).toHaveLength(0)
  await release()
  await expect(notifications(page).shown).toContainText('Thank you!')
  await expect(form.fields.name).toHaveValue('')
  expect(requests.map((request) => request.postDataJSON())).toEqual([entries])
})

test('an empty form that is sent before hydration gets its messages', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  const form = contactForm(page)
  await form.button.click()
  await release()
  await expect(form.fields.name).toHaveAccessibleDescription('Name is required')
  await expect(form.fields.name).toBeFocused()
})
