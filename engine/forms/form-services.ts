import { createContext } from 'react'
import type { SendMessage } from './send-message.ts'

/** What the site provides to its forms. */
export interface FormServices {
  sendMessage: SendMessage
  /** Where a form goes by itself, without JavaScript. */
  formAction: string
  /** Whether such a form leads back to its page, to the line "#sent" that then says so. */
  leadsBack: boolean
}

export const FormServicesContext = createContext<FormServices>({
  formAction: '',
  leadsBack: false,
  sendMessage: () => {
    throw new Error('No FormServicesContext around a form. This is a bug in Broadsheet.')
  },
})
