import type { FormServices } from '../engine/forms/form-services.ts'
import { formAction, sendMessage } from './send-message.ts'

/** What this site provides to the engine's forms. */
export const services: FormServices = { sendMessage, formAction, leadsBack: true }
