import { defineBlock } from '../define-block.tsx'

export const contactForm = defineBlock<'contact-form'>({
  load: () => import('./contact-form.tsx').then(({ ContactForm }) => ContactForm),
  outline: ({ title }) => (title === undefined ? [] : [2]),
})
