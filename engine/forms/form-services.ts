import { createContext } from 'react'
import type { SendMessage } from './send-message.ts'

/** What the site provides to its forms. */
export interface FormServices {
  sendMessage: SendMessage
  /** Where a form goes by itself, without JavaScript. */
  formAction: string
}

export const FormServicesContext = createContext<FormServices>({
  formAction: '',
  sendMessage: () => {
    throw new Error('No FormServicesContext around a form. This is a bug in Broadsheet.')
  },
})
