import { useMutation } from '@tanstack/react-query'
import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import {
  type ContactErrors,
  type ContactMessage,
  checkContactMessage,
  contactFields,
} from '../../schema/contact-message.ts'
import { clearDraft, readDraft, writeDraft } from './draft.ts'
import { FormServicesContext } from './form-services.ts'

interface Outcome {
  onSent: () => void
  onFailed: () => void
}

/**
 * The state of a contact form: idle, or sending, with the errors beneath its fields. The entries
 * themselves stay in the inputs, so that nothing typed before hydration is lost.
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  path: string,
  { onSent, onFailed }: Outcome,
) {
  const { sendMessage, formAction } = useContext(FormServicesContext)
  const [errors, setErrors] = useState<ContactErrors>({})
  const idempotencyKey = useRef('')
  const attempted = useRef('')
  const touchedAt = useRef(0)

  const sending = useMutation({
    networkMode: 'always', // what is sent offline fails at once, rather than wait for a line that may never come
    mutationFn: (message: ContactMessage) => {
      const elapsedMs = touchedAt.current ? Math.round(performance.now() - touchedAt.current) : 0
      return sendMessage(message, { idempotencyKey: idempotencyKey.current, elapsedMs })
    },
    onSuccess: () => {
      form.current?.reset()
      clearDraft(path)
      idempotencyKey.current = ''
      attempted.current = ''
      onSent()
    },
    onError: (cause) => {
      console.error('The message was not sent.', cause)
      onFailed()
    },
  })

  useEffect(() => {
    const draft = readDraft(path)
    if (!draft || !form.current) return
    idempotencyKey.current = draft.idempotencyKey
    attempted.current = draft.attempted
    for (const [field, text] of Object.entries(draft.entries)) fill(form.current, field, text)
  }, [form, path])

  // Being disabled while the message is on its way took focus from the button.
  const { status } = sending
  useEffect(() => {
    const isOver = status === 'success' || status === 'error'
    if (isOver && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [form, status])

  const keep = () => {
    touchedAt.current ||= performance.now()
    idempotencyKey.current ||= crypto.randomUUID()
    if (!form.current) return
    writeDraft(path, {
      idempotencyKey: idempotencyKey.current,
      attempted: attempted.current,
      entries: entriesOf(form.current),
    })
  }

  const submit = () => {
    if (!form.current || sending.isPending) return
    const checked = checkContactMessage(entriesOf(form.current))
    setErrors(checked.ok ? {} : checked.errors)
    if (checked.ok) {
      const message = JSON.stringify(checked.message)
      // Changed since it was tried: another message, which the function would refuse under the same key.
      if (attempted.current && attempted.current !== message) idempotencyKey.current = ''
      attempted.current = message
    }
    keep()
    if (checked.ok) return sending.mutate(checked.message)
    const first = contactFields.find((field) => checked.errors[field])
    if (first) inputOf(form.current, first)?.focus()
  }

  return { errors, isSending: sending.isPending, formAction, keep, submit }
}

function entriesOf(form: HTMLFormElement): { [field: string]: string } {
  return Object.fromEntries(
    contactFields.map((field) => [field, inputOf(form, field)?.value ?? '']),
  )
}

function fill(form: HTMLFormElement, field: string, text: string): void {
  const input = inputOf(form, field)
  if (input && input.value === '') input.value = text
}

function inputOf(
  form: HTMLFormElement,
  field: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const found = form.elements.namedItem(field)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined
}
