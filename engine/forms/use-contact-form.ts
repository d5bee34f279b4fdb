import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { services } from '#services'
import {
  type ContactErrors,
  checkContactMessage,
  contactFields,
} from '../../schema/contact-message.ts'
import { readDraft, writeDraft } from './draft.ts'
import { inputOf, readEntries, writeEntries } from './form-entries.ts'
import { useSending } from './use-sending.ts'

/**
 * The state of a contact form: what became of the message, and the errors beneath the fields. The entries
 * themselves stay in the inputs, so that nothing typed before hydration is lost.
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  path: string,
  outcome: Parameters<typeof useSending>[1],
) {
  const [errors, setErrors] = useState<ContactErrors>({})
  const touchedAt = useRef(0)
  const { status, send } = useSending(path, outcome)

  const keep = () => {
    touchedAt.current ||= performance.now()
    if (!form.current) return
    const draft = readDraft(path) ?? { idempotencyKey: crypto.randomUUID(), attempted: '' }
    writeDraft(path, { ...draft, entries: readEntries(form.current) })
  }

  // What was typed before hydration becomes the draft, too: the next page may come before the next letter.
  const restore = useEffectEvent(() => {
    if (!form.current) return
    const draft = readDraft(path)
    const typed = Object.entries(readEntries(form.current)).filter(([, text]) => text !== '')
    if (!draft && typed.length === 0) return
    writeEntries(form.current, { ...draft?.entries, ...Object.fromEntries(typed) })
    keep()
    if (draft?.underWay === undefined || status === 'pending') return
    const left = checkContactMessage(JSON.parse(draft.attempted))
    if (left.ok) send(left.message, draft.underWay)
  })
  useEffect(() => restore(), [])

  const before = useRef(status)
  useEffect(() => {
    const hasArrived = before.current === 'pending' && status === 'success'
    before.current = status
    if (hasArrived && form.current) writeEntries(form.current, readDraft(path)?.entries ?? {})
  }, [form, path, status])

  const submit = () => {
    if (!form.current || status === 'pending') return
    keep()
    const checked = checkContactMessage(readEntries(form.current))
    setErrors(checked.ok ? {} : checked.errors)
    if (checked.ok) return send(checked.message, Math.round(performance.now() - touchedAt.current))
    const first = contactFields.find((field) => checked.errors[field])
    if (first) inputOf(form.current, first)?.focus()
  }

  /** Takes back what is corrected; what else is wrong is told when the form is sent. */
  const recheck = () => {
    if (!form.current) return
    const checked = checkContactMessage(readEntries(form.current))
    const wrong = contactFields.filter(
      (field) => errors[field] && !checked.ok && checked.errors[field],
    )
    if (wrong.length < Object.keys(errors).length)
      setErrors(Object.fromEntries(wrong.map((field) => [field, errors[field]])))
  }

  return { errors, status, formAction: services.formAction, keep, recheck, submit }
}
