import type { ListedMessage } from './operator-messages.ts'

/** For scripts: the same seven fields for each message, whatever is added to the table. */
export function listAsJson(messages: ListedMessage[]): string {
  const listed = messages.map(({ id, receivedAt, name, email, state, attempts, lastError }) => ({
    id,
    receivedAt,
    name,
    email,
    state,
    attempts,
    lastError,
  }))
  return JSON.stringify({ messages: listed }, null, 2)
}

export function listAsText(messages: ListedMessage[]): string {
  if (messages.length === 0) return 'No messages.'
  const lines = messages.map(({ id, receivedAt, name, email, state, attempts, lastError }) => {
    const error = lastError ? `  (${lastError})` : ''
    return `${new Date(receivedAt).toISOString().slice(0, 19)}Z  ${state.padEnd(7)}  ${String(attempts).padStart(3)}  ${id}  ${name} <${email}>${error}`
  })
  return [
    'Received (UTC)        State    Try  Id                                    From',
    ...lines,
  ].join('\n')
}

export function messageAsText(message: ListedMessage): string {
  const { message: text, entries, files = [], ...fields } = message
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name.padEnd(11)} ${value === '' || value === null ? '-' : value}`,
  )
  const entered = entries.map(({ label, value }) => `${label}: ${value || '-'}`)
  const advice = `\n\nIts files: broadsheet messages files ${fields.id} --out <folder>`
  const below = files.length > 0 ? advice : ''
  return `${lines.join('\n')}\n\n${fields.form ? entered.join('\n') : text}${below}`
}

const columns = [
  'id',
  'receivedAt',
  'state',
  'attempts',
  'lastError',
  'sentAt',
  'suspicion',
  'name',
  'email',
  'company',
  'phone',
  'about',
  'message',
] as const

/** RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. What declared forms ask has columns by its labels. */
export function exportAsCsv(messages: ListedMessage[]): string {
  const labels = [...new Set(messages.flatMap(({ entries }) => entries.map(({ label }) => label)))]
  const head = [...columns, ...(labels.length ? ['form', ...labels.map(cell)] : [])]
  const rows = messages.map((message) => {
    const values = labels.map((label) => entered(message, label))
    const all = [
      ...columns.map((column) => message[column]),
      ...(labels.length ? [message.form, ...values] : []),
    ]
    return all.map(cell).join(',')
  })
  return `\ufeff${[head.join(','), ...rows].join('\r\n')}\r\n`
}

/** Two fields of one label share a column. */
function entered({ entries }: ListedMessage, label: string): string {
  return entries
    .filter((entry) => entry.label === label)
    .map(({ value }) => value)
    .join('\n')
}

/** A text that begins like a formula would be run by a spreadsheet; an apostrophe makes it text (OWASP, CSV injection). */
function cell(value: string | number | null): string {
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, "'$&")
  return `"${text.replaceAll('"', '""')}"`
}

export function exportAsJson(messages: ListedMessage[]): string {
  const picked = messages.map((message) => ({
    ...Object.fromEntries(columns.map((column) => [column, message[column]])),
    ...(message.form && { form: message.form, entries: message.entries }),
  }))
  return JSON.stringify({ messages: picked }, null, 2)
}
