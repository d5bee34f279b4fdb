import { answerMessages, contactForm, type Entries, entries } from './contact-page.ts'
import { openHydrated } from './hydration.ts'
import { notifications } from './notifications.ts'
import { expect, test } from './quiet-test.ts'
import { blockAt } from './site.ts'

interface Refusal {
  field: keyof Entries
  entry: string
  words: string
  what: string
}

/** What else is said of a field whose entry has a form: how it looks. */
const { fields: words } = blockAt('/contact', 'contact-form')
const examples: Partial<Record<keyof Entries, string | undefined>> = {
  email: words?.email.placeholder,
  phone: words?.phone.placeholder,
}
const descriptionOf = (field: keyof Entries, error: string) =>
  [error, examples[field]].filter(Boolean).join(' ')

const refusals: Refusal[] = [
  { field: 'name', entry: '', words: 'Name is required', what: 'no name' },
  { field: 'name', entry: '   ', words: 'Name is required', what: 'a name of blanks' },
  {
    field: 'name',
    entry: '😀'.repeat(101),
    words: 'Name must be at most 100 characters',
    what: 'a name of 101 characters',
  },
  { field: 'email', entry: '', words: 'Invalid email address', what: 'no address' },
  { field: 'email', entry: 'ada@', words: 'Invalid email address', what: 'half an address' },
  {
    field: 'email',
    entry: `${'a'.repeat(250)}@b.com`,
    words: 'Email must be at most 255 characters',
    what: 'an address of 256 characters',
  },
  {
    field: 'company',
    entry: 'c'.repeat(101),
    words: 'Company must be at most 100 characters',
    what: 'a company of 101 characters',
  },
  {
    field: 'phone',
    entry: '5'.repeat(21),
    words: 'Phone must be at most 20 characters',
    what: 'a number of 21 characters',
  },
  { field: 'message', entry: ' \n ', words: 'Message is required', what: 'a message of blanks' },
  {
    field: 'message',
    entry: 'm'.repeat(1001),
    words: 'Message must be at most 1000 characters',
    what: 'a message of 1,001 characters',
  },
]

for (const { field, entry, words, what } of refusals) {
  test(`${what} is refused beneath the field, which gets focus`, async ({ page }) => {
    const requests = await answerMessages(page)
    await openHydrated(page, '/contact')
    const form = contactForm(page)
    await form.send({ ...entries, [field]: entry })
    const input = form.fields[field]
    await expect(input).toBeFocused()
    await expect(input).toHaveAccessibleDescription(descriptionOf(field, words))
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    const above = await input.boundingBox()
    const below = await page.getByText(words, { exact: true }).boundingBox()
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    await expect(page.getByRole('main').locator('[aria-invalid]')).toHaveCount(1)

    await input.fill(entries[field])
    await expect(input).not.toHaveAttribute('aria-invalid')
    await form.button.click()
    await expect(notifications(page).shown).toContainText('Thank you!')
    await expect(page.getByText(words)).toHaveCount(0)
    await expect(input).toHaveAccessibleDescription('')
    expect(requests).toHaveLength(1)
  })
}

test('what the asterisk means stands above the fields', async ({ page }) => {
  await page.goto('/contact')
  const note = await page.getByText('* required', { exact: true }).boundingBox()
  const first = await page.getByText('Name*', { exact: true }).boundingBox()
  expect(note?.y).toBeLessThan(first?.y ?? 0)
})

test('an empty form shows all three messages and leads to the first', async ({ page }) => {
  await openHydrated(page, '/contact')
  const { fields, button } = contactForm(page)
  await button.click()
  await expect(fields.name).toHaveAccessibleDescription('Name is required')
  await expect(fields.email).toHaveAccessibleDescription(
    descriptionOf('email', 'Invalid email address'),
  )
  await expect(fields.message).toHaveAccessibleDescription('Message is required')
  await expect(fields.company).toHaveAccessibleDescription('')
  await expect(fields.phone).toHaveAccessibleDescription('')
  await expect(fields.name).toBeFocused()
})

test('the longest entries are accepted, counted in characters as people count', async ({
  page,
}) => {
  const requests = await answerMessages(page)
  await openHydrated(page, '/contact')
  const longest = {
    name: '😀'.repeat(100),
    email: `${'a'.repeat(249)}@b.com`,
    company: '🏦'.repeat(100),
    phone: '5'.repeat(20),
    message: '💳'.repeat(1000),
  }
  await contactForm(page).send(longest)
  await expect(notifications(page).shown).toContainText('Thank you!')
  expect(requests[0]?.postDataJSON()).toEqual(longest)
})
