import type { SendMessage } from './send-message.ts'

/** What the site provides to its forms, as `services` in the file `services.ts` of its folder (`#services`). */
export interface FormServices {
  sendMessage: SendMessage
  /** Where a form goes by itself, without JavaScript. */
  formAction: string
  /** Whether such a form leads back to its page, to the line "#sent" that then says so. */
  leadsBack: boolean
}
