import { changeDocument } from './change-document.ts'
import { answerMessages, contactForm, entries } from './contact-page.ts'
import { holdScripts } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, expectSaid, test } from './quiet-test.ts'

test('a changed page keeps what was typed into its form, and focus', async ({ page, messages }) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  await changeDocument(page)
  const form = contactForm(page)
  await form.fill(entries)
  await form.fields.company.focus()
  await release()
  expect(await form.read()).toEqual(entries)
  await expect(form.fields.company).toBeFocused()
  const requests = await answerMessages(page)
  await form.button.click()
  await expect.poll(() => requests.map((request) => request.postDataJSON())).toEqual([entries])
  await expectSaid(messages, 'The page differs from its prerendered HTML.')
})

test('a changed page keeps its search, the chip that was pressed and the fold that was opened', async ({
  page,
  messages,
}) => {
  const release = await holdScripts(page)
  await page.goto('/training')
  await changeDocument(page)
  await page.locator('main summary').first().click()
  await page.getByRole('searchbox').fill('emv')
  await page.getByRole('button', { name: 'Foundation', exact: true }).click()
  await release()
  await expect(page).toHaveURL('/training?search=emv&level=Foundation')
  await expect(page.getByRole('searchbox')).toHaveValue('emv')
  await expect(page.locator('main details[open]')).toHaveCount(1)
  messages.splice(0)
})

test('what is typed in the moment in which a changed page is made anew goes where the caret was', async ({
  page,
  messages,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  await changeDocument(page)
  const { fields } = contactForm(page)
  await fields.name.fill('Ada')
  await fields.message.fill('Some courses')
  await fields.message.selectText()
  await page.evaluate(() => {
    const before = document.querySelector('textarea')
    const watching = new MutationObserver(() => {
      if (before?.isConnected) return
      watching.disconnect()
      // No key can come sooner.
      queueMicrotask(() => document.execCommand('insertText', false, 'One'))
    })
    watching.observe(document.body, { subtree: true, childList: true })
  })
  await release()
  await expect(fields.message).toHaveValue('One')
  await expect(fields.name).toHaveValue('Ada')
  await expectSaid(messages, 'The page differs from its prerendered HTML.')
})

test('a press that ends after a changed page was made anew counts', async ({ page, messages }) => {
  const release = await holdScripts(page)
  await page.goto('/training')
  await changeDocument(page)
  await page.getByRole('button', { name: 'Foundation', exact: true }).hover()
  await page.mouse.down()
  await release()
  await page.mouse.up()
  await expect(page).toHaveURL('/training?level=Foundation')
  await expectSaid(messages, 'The page differs from its prerendered HTML.')
})

test('a press for which React makes a changed page anew at once counts', async ({
  page,
  messages,
}) => {
  // React's work waits, once it is begun.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function (message: unknown) {
      const send = () => postMessage.call(this, message)
      if (held.length || performance.getEntriesByName('hydration').length) held.push(send)
      else send()
    }
    addEventListener('go', () => {
      for (const send of held.splice(0)) send()
      MessagePort.prototype.postMessage = postMessage
    })
    Object.assign(globalThis, { held })
  })
  const release = await holdScripts(page)
  await page.goto('/contact')
  await changeDocument(page)
  const { fields } = contactForm(page)
  await fields.email.fill('ada@example.com')
  const name = await fields.name.boundingBox()
  const isDone = release()
  await page.waitForFunction(() => Reflect.get(globalThis, 'held').length > 0)
  await page.mouse.click((name?.x ?? 0) + 20, (name?.y ?? 0) + 20)
  await page.keyboard.insertText('Ada')
  await page.evaluate(() => dispatchEvent(new Event('go')))
  await isDone
  await expect(fields.name).toHaveValue('Ada')
  await expect(fields.email).toHaveValue('ada@example.com')
  await expectSaid(messages, 'The page differs from its prerendered HTML.')
})

test('the menu of a phone stays open when a changed page is made anew', async ({
  page,
  messages,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await page.goto('/')
  await changeDocument(page)
  await menu(page).button.click()
  await release()
  await expect(menu(page).bar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page).bar).toBeHidden()
  await expectSaid(messages, 'The page differs from its prerendered HTML.')
})
