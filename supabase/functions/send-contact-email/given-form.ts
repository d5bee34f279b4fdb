import { givenFields } from '../_shared/generated/given-fields.ts'
import type { PublishedForm } from '../_shared/generated/published-form.ts'

const words = {
  name: { label: 'Name', autoComplete: 'name' },
  email: { label: 'Email', autoComplete: 'email' },
  company: { label: 'Company (optional)', autoComplete: 'organization' },
  phone: { label: 'Phone (optional)', autoComplete: 'tel' },
  message: { label: 'Message' },
}

/** The form of a message that names no other. */
export const givenForm: PublishedForm = {
  language: 'en',
  direction: 'ltr',
  fields: givenFields.map((field) => ({ ...field, ...words[field.name] })),
  texts: {
    title: 'Error: your message was not sent',
    heading: 'Your message was not sent',
    send: 'Send Message',
    back: 'Back to the contact page',
  },
}
