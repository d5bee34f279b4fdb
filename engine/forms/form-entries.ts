import { contactFields } from '../../schema/contact-message.ts'

export interface Entries {
  [field: string]: string
}

/** What stands in a form's fields. */
export function readEntries(form: HTMLFormElement): Entries {
  return Object.fromEntries(
    [...contactFields, 'about'].map((field) => [field, inputOf(form, field)?.value ?? '']),
  )
}

/** Puts texts into a form; what stands there already, and the caret in it, is left alone. */
export function writeEntries(form: HTMLFormElement, entries: Entries): void {
  for (const field of contactFields) {
    const input = inputOf(form, field)
    const text = entries[field] ?? ''
    if (input && input.value !== text) input.value = text
  }
}

export function inputOf(
  form: HTMLFormElement,
  field: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const found = form.elements.namedItem(field)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined
}
