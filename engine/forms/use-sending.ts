import { useMutation, useMutationState } from '@tanstack/react-query'
import { services } from '#services'
import { checkEntries, type RuledField, type Values } from '../../schema/form-rules.ts'
import { clearDraft, readDraft, writeDraft } from './draft.ts'
import type { MessageFiles } from './send-message.ts'

interface Outcome {
  onSent: () => void
  onFailed: () => void
}

interface Sent {
  message: Values
  idempotencyKey: string
  elapsedMs: number
  files: MessageFiles | undefined
}

/**
 * Sends a page's messages, and knows what became of the last. It belongs to the page, not to a form in it: who looks
 * at another page meanwhile, and comes back, finds it on its way or its outcome.
 */
export function useSending(
  path: string,
  fields: readonly RuledField[],
  { onSent, onFailed }: Outcome,
) {
  const mutationKey = ['message', path]
  const { mutate } = useMutation({
    mutationKey,
    networkMode: 'always', // what is sent offline fails within its deadline, rather than wait for a line that may never come
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ message, ...attempt }: Sent) => services.sendMessage(message, attempt),
    onSuccess: (_, { message, files }) => {
      files?.forget()
      keepRest(path, fields, message)
      onSent()
    },
    onError: (cause) => {
      const draft = readDraft(path)
      if (draft) writeDraft(path, { ...draft, underWay: undefined })
      console.error('The message was not sent.', cause)
      onFailed()
    },
  })
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state.status,
  })

  /** Sends under the draft's key; a message that was changed since it was tried is another one, with another key. */
  const send = (message: Values, elapsedMs: number, files?: MessageFiles) => {
    const text = JSON.stringify(message) + (files?.mark ?? '')
    const { attempted = '', idempotencyKey = '', entries = {} } = readDraft(path) ?? {}
    const isAnother = !idempotencyKey || (attempted !== '' && attempted !== text)
    const key = isAnother ? crypto.randomUUID() : idempotencyKey
    // Files are gone when the page is left, and nothing is sent without them.
    const underWay = files ? undefined : elapsedMs
    writeDraft(path, { idempotencyKey: key, attempted: text, entries, underWay })
    mutate({ message, idempotencyKey: key, elapsedMs, files })
  }
  return { status: states.at(-1) ?? 'idle', send }
}

/** What was typed while the message was on its way stays: it is the draft of the next. */
function keepRest(path: string, fields: readonly RuledField[], sent: Values): void {
  const { entries = {} } = readDraft(path) ?? {}
  const { values } = checkEntries(fields, entries)
  const rest = fields
    .filter(({ name }) => String(values[name]) !== String(sent[name]))
    .map(({ name }) => [name, entries[name] ?? ''])
  if (rest.length === 0) clearDraft(path)
  else
    writeDraft(path, {
      idempotencyKey: crypto.randomUUID(),
      attempted: '',
      entries: Object.fromEntries(rest),
    })
}
