import { domainToASCII, domainToUnicode } from 'node:url'
import type { LabelledEntry, PublishedForm } from '../../../schema/published-form.ts'
import type { StoredFile } from '../../functions/_shared/outbox.ts'
import type { Operator } from './open-operator.ts'

export interface ListedMessage {
  id: string
  receivedAt: string
  name: string
  email: string
  company: string
  phone: string
  about: string
  message: string
  /** The declared form that it came by; empty where it was the given one. */
  form: string
  entries: LabelledEntry[]
  suspicion: string | null
  state: string
  attempts: number
  lastError: string | null
  dueAt: string
  sentAt: string | null
  /** Of a message that is shown by itself. */
  files?: StoredFile[]
}

export interface Filter {
  state?: string | undefined
  /** From this moment on. */
  since?: string | undefined
  /** Before this moment. */
  until?: string | undefined
  /** A piece of any field, in any case. */
  text?: string | undefined
  limit: number | null
}

export const messageStates = ['pending', 'sending', 'sent', 'dead']

/** Newest first. */
export async function listMessages(
  { call }: Operator,
  { state, since, until, text, limit }: Filter,
): Promise<ListedMessage[]> {
  const listed = await call('list_messages', { state, since, until, search: text, max_rows: limit })
  return listed as ListedMessage[] // our own SQL function says so
}

export async function showMessage({ call }: Operator, id: string): Promise<ListedMessage | null> {
  return (await call('show_message', { id })) as ListedMessage | null // as above
}

/**
 * Makes these the forms that the back end knows, and no others.
 * @returns how many they are
 */
export async function setForms(
  { call }: Pick<Operator, 'call'>,
  forms: { [name: string]: PublishedForm },
): Promise<number> {
  return Number(await call('set_forms', { forms }))
}

/**
 * Deletes all messages from one address, however it is spelled; the database knows capitals and accents, not domains.
 * @returns how many
 */
export async function erasePerson({ call }: Operator, email: string): Promise<number> {
  const [, name, domain = ''] = /^(.*@)([^@]+)$/s.exec(email.trim()) ?? []
  const spellings = new Set([email])
  for (const other of [domainToASCII(domain), domainToUnicode(domain)])
    if (other) spellings.add(`${name}${other}`)
  let erased = 0
  for (const spelling of spellings)
    erased += Number(await call('erase_person', { email: spelling }))
  return erased
}

/**
 * A moment as people give it: a date, a time, or how long ago.
 * @param text `2026-11-21`, `2026-11-21T09:00Z`, `30m`, `24h` or `7d`
 * @returns ISO 8601, or undefined when it is none of these
 */
export function readMoment(text: string, now: number): string | undefined {
  const ago = /^(\d{1,6})([mhd])$/.exec(text)
  const minutes = { m: 1, h: 60, d: 1_440 }[ago?.[2] ?? '']
  if (ago && minutes !== undefined)
    return new Date(now - Number(ago[1]) * minutes * 60_000).toISOString()
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString()
}
