import type { FaultyProvider } from './faulty-provider.ts'
import { textOf, type Visit } from './visitor.ts'

export interface StoredRow {
  id: string
  email: string
  message: string
  state: string
  outboxId: string
}

export interface Verdict {
  figures: { [name: string]: number }
  /** One sentence per fault; empty if the promise held. */
  faults: string[]
}

interface Evidence {
  visits: Visit[]
  rows: StoredRow[]
  provider: Omit<FaultyProvider, 'url' | 'calmDown' | 'close'>
  kills: { [part: string]: number }
}

/** Checks that every message a visitor was told was sent is stored once and mailed once. */
export function judge({ visits, rows, provider, kills }: Evidence): Verdict {
  const accepted = visits.filter(({ id }) => id !== undefined)
  const byText = Map.groupBy(rows, ({ message }) => message)
  const faults = [
    ...visits.flatMap((each) => faultsOf(each, byText.get(textOf(each.number)) ?? [])),
    ...rows
      .filter(({ state }) => state !== 'sent')
      .map(({ id, state }) => `Message ${id} is ${state}.`),
    ...rows
      .filter(({ outboxId, message }) => !provider.mails.get(outboxId)?.includes(message))
      .map(({ id }) => `Message ${id} did not reach the provider.`),
    ...rows.flatMap((row) => faultsOfMail(row, provider.mails.get(row.outboxId))),
    ...provider.contradictions.map((key) => `Key ${key} was used for two mails.`),
  ]
  // On a busy machine a deliverer may outlive its lease, or not be able to say what it heard.
  const tolerated = Math.max(5, rows.length / 20)
  const { overlaps, needless } = provider
  if (overlaps.length > tolerated)
    faults.push(`${overlaps.length} mails were under way twice at once.`)
  if (needless.length > tolerated)
    faults.push(`${needless.length} mails were sent again though they had been answered.`)
  if (provider.mails.size !== rows.length)
    faults.push(`The provider took ${provider.mails.size} keys for ${rows.length} messages.`)
  const figures = {
    visits: visits.length,
    accepted: accepted.length,
    refused: visits.length - accepted.length,
    tries: visits.reduce((sum, { tries }) => sum + tries, 0),
    stored: rows.length,
    'mails taken': provider.mails.size,
    ...Object.fromEntries(
      Object.entries(provider.counts).map(([what, count]) => [`provider ${what}`, count]),
    ),
    ...Object.fromEntries(Object.entries(kills).map(([part, count]) => [`killed ${part}`, count])),
  }
  return { figures, faults }
}

/** The mail says who is to be answered, as the visitor wrote it. */
function faultsOfMail({ id, email }: StoredRow, mail: string | undefined): string[] {
  if (mail === undefined) return []
  const { reply_to, to } = Object(JSON.parse(mail))
  return reply_to === email && String(to) === 'office@site.test'
    ? []
    : [`The mail of message ${id} goes to the wrong people.`]
}

function faultsOf({ number, id, otherIds }: Visit, rows: StoredRow[]): string[] {
  const faults: string[] = []
  if (id === undefined) faults.push(`Visit ${number} was never accepted.`)
  if (otherIds.length > 0) faults.push(`Visit ${number} was told ${otherIds.length + 1} ids.`)
  if (rows.length > 1) faults.push(`Visit ${number} is stored ${rows.length} times.`)
  if (id !== undefined && rows[0]?.id !== id)
    faults.push(`Visit ${number} was accepted and is not stored.`)
  return faults
}
