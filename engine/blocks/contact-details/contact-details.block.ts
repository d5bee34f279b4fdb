import { defineBlock } from '../define-block.tsx'
import { ContactDetails } from './contact-details.tsx'

export const contactDetails = defineBlock<'contact-details'>({
  component: ContactDetails,
  outline: ({ steps }) => (steps ? [2, 3] : [2]),
})
