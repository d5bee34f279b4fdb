import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { services } from '#services'
import { checkEntries, type Errors, type Values } from '../../schema/form-rules.ts'
import type { ShownField } from '../manifest/shown-field.ts'
import { readDraft, writeDraft } from './draft.ts'
import { controlsOf, readEntries, writeEntries } from './form-entries.ts'
import { loadFiles, takesFiles } from './load-files.ts'
import { useSending } from './use-sending.ts'

interface FormOptions {
  /** The path of the form's page, to which its draft belongs. */
  path: string
  fields: readonly ShownField[]
  /** What is sent along with the entries. */
  along: Values | undefined
}

/**
 * The state of a contact form: what became of the message, and the errors beneath the fields. The entries
 * themselves stay in the inputs, so that nothing typed before hydration is lost.
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { path, fields, along }: FormOptions,
  outcome: Parameters<typeof useSending>[2],
) {
  const [errors, setErrors] = useState<Errors>({})
  const touchedAt = useRef(0)
  const isReading = useRef(false)
  const { status, send } = useSending(path, fields, outcome)

  const keep = () => {
    touchedAt.current ||= performance.now()
    if (!form.current) return
    const draft = readDraft(path) ?? { idempotencyKey: crypto.randomUUID(), attempted: '' }
    writeDraft(path, { ...draft, entries: readEntries(form.current, fields) })
  }

  const check = (entries: unknown) => {
    const checked = checkEntries(fields, entries)
    return { ...checked, message: { ...along, ...checked.values } }
  }

  // What was typed before hydration becomes the draft, too: the next page may come before the next letter.
  const restore = useEffectEvent(() => {
    if (!form.current) return
    const draft = readDraft(path)
    const read = Object.entries(readEntries(form.current, fields))
    const typed = read.filter(([, entry]) => entry.length > 0)
    if (!draft && typed.length === 0) return
    writeEntries(form.current, fields, { ...draft?.entries, ...Object.fromEntries(typed) })
    keep()
    if (draft?.underWay === undefined || status === 'pending') return
    const left = check(JSON.parse(draft.attempted))
    if (left.ok) send(left.message, draft.underWay)
  })
  useEffect(() => restore(), [])

  const before = useRef(status)
  const clear = useEffectEvent(() => {
    if (form.current) writeEntries(form.current, fields, readDraft(path)?.entries ?? {})
  })
  useEffect(() => {
    const hasArrived = before.current === 'pending' && status === 'success'
    before.current = status
    if (hasArrived) clear()
  }, [status])

  /** What is to be known of files; `away` where the code that reads them is. */
  const read = async (from: HTMLFormElement, message: Values) => {
    isReading.current = true
    try {
      return await (await loadFiles()).readFiles(from, { path, fields, message })
    } catch {
      return 'away'
    } finally {
      isReading.current = false
    }
  }

  const submit = async () => {
    if (!form.current || status === 'pending' || isReading.current) return
    keep()
    const checked = check(readEntries(form.current, fields))
    const files = takesFiles(fields) ? await read(form.current, checked.message) : undefined
    if (files === 'away') return form.current?.submit() // the browser sends files without scripts, too
    const wrong = { ...(checked.ok ? {} : checked.errors), ...files?.errors }
    setErrors(wrong)
    const first = fields.find((field) => wrong[field.name])
    if (first && form.current) return controlsOf(form.current, first.name)[0]?.focus()
    send(checked.message, Math.round(performance.now() - touchedAt.current), files?.sent)
  }

  /** Takes back what is corrected; what else is wrong is told when the form is sent. */
  const recheck = () => {
    if (!form.current) return
    const checked = check(readEntries(form.current, fields))
    const isWrong = ([field]: [string, unknown]) =>
      (!checked.ok && checked.errors[field] !== undefined) ||
      fields.some(({ name, kind }) => name === field && kind === 'file')
    const left = Object.entries(errors).filter(isWrong)
    if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left))
  }

  /** What is wrong with the files that were just chosen, if anything. */
  const tell = (field: string, error: string | undefined) =>
    setErrors((before) => {
      const { [field]: _, ...others } = before
      return error ? { ...others, [field]: error } : others
    })

  return { errors, status, formAction: services.formAction, keep, recheck, submit, tell }
}
