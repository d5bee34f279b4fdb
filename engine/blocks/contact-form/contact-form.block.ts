import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const contactForm = defineBlock<'contact-form'>({
  load: () => import('./contact-form.tsx').then(({ ContactForm }) => ContactForm),
  outline: titleLevel,
  form: ({ form }) => form,
})
