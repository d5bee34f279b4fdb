import { expect, test } from './quiet-test.ts'

/** As long as the form itself waits: the first message may meet a back end that is just starting. */
const patience = { timeout: 15_000 }
test.describe.configure({ timeout: 40_000 })

test('a message goes from the form to the outbox, with nothing in between replaced', async ({
  page,
}) => {
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/contact')
  await page.getByLabel('Name*').fill(name)
  await page.getByLabel('Email*').fill('ada@example.com')
  await page.getByLabel('Message*').fill('A course for twelve engineers <in spring>.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you!' })
  await expect(thanks.last()).toBeVisible(patience)
  await expect(page.getByLabel('Name*')).toHaveValue('')

  await page.goto('/outbox')
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByText('A course for twelve engineers <in spring>.').first()).toBeAttached()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form with a mistake comes back with its entries, and then is thanked for', async ({
    page,
    messages,
  }) => {
    await page.goto('/contact')
    await page.getByLabel('Name*').fill('Grace')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Invalid email address').first()).toBeVisible(patience)
    await expect(page.getByLabel('Name')).toHaveValue('Grace')
    expect(messages.splice(0)).toEqual([expect.stringContaining('422')]) // the browser's own note

    await page.getByLabel('Email').fill('grace@example.com')
    await page.getByLabel('Message').fill('Hello')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page).toHaveURL(/\/contact#sent$/)
    await expect(page.getByText('Your message has been sent.')).toBeVisible()
  })
})
