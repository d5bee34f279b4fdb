import type { Page, Request } from 'playwright/test'

export const entries = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  phone: '+1 555 010 0101',
  message: 'A course for twelve engineers in spring.',
}
export type Entries = typeof entries

/** The contact form as a visitor finds it. */
export function contactForm(page: Page) {
  const fields = {
    name: page.getByLabel('Name*'),
    email: page.getByLabel('Email*'),
    company: page.getByLabel('Company'),
    phone: page.getByLabel('Phone'),
    message: page.getByLabel('Message*'),
  }
  const button = page.getByRole('button', { name: 'Send Message' })
  return {
    fields,
    button,
    sending: page.getByRole('button', { name: 'Sending...' }),
    async fill({ name, email, company, phone, message }: Entries) {
      await fields.name.fill(name)
      await fields.email.fill(email)
      await fields.company.fill(company)
      await fields.phone.fill(phone)
      await fields.message.fill(message)
    },
    async read(): Promise<Entries> {
      return {
        name: await fields.name.inputValue(),
        email: await fields.email.inputValue(),
        company: await fields.company.inputValue(),
        phone: await fields.phone.inputValue(),
        message: await fields.message.inputValue(),
      }
    },
    async send(values: Entries = entries) {
      await this.fill(values)
      await button.click()
    },
  }
}

/**
 * Answers in place of the function that takes the messages.
 * @param statuses of the answers, one after the other; the last one is kept
 * @param until what the answers wait for
 * @returns the requests, as they come
 */
export async function answerMessages(
  page: Page,
  statuses: number[] = [200],
  until: Promise<void> = Promise.resolve(),
): Promise<Request[]> {
  const requests: Request[] = []
  await page.route('**/functions/v1/send-contact-email', async (route) => {
    const status = statuses[Math.min(requests.length, statuses.length - 1)] ?? 200
    requests.push(route.request())
    await until
    await route.fulfill({ status, json: {} })
  })
  return requests
}
