import type { FormServices } from '../../../engine/forms/form-services.ts'

/** The address that the peers' forms send to. */
const formAction = '/api/contact'

/** The benchmark's server takes any JSON; the rest is what the peers do. */
export const services: FormServices = {
  formAction,
  leadsBack: false,
  sendMessage: async (message) => {
    const response = await fetch(formAction, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
  },
}
