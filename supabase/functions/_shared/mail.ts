import { escapeHtml } from './escape-html.ts'
import { sizeInWords } from './generated/file-rules.ts'
import type { OwedMail, StoredFile, StoredMessage, Summary } from './outbox.ts'

/** A mail in the shape of the provider's API. JSON throughout: no text of a visitor becomes a header line here. */
export interface Mail {
  from: string
  to: string[]
  reply_to?: string
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
}
export interface Attachment {
  filename: string
  /** In base64. */
  content: string
  content_type: string
}
export interface MailAddresses {
  from: string
  to: string[]
}

/**
 * The mail for what is owed. The same row gives the same mail at every attempt: the provider tells
 * a repetition by its key and refuses another text under the same one.
 */
export function composeMail(
  owed: OwedMail,
  { from, to }: MailAddresses,
  attachments: Attachment[] = [],
): Mail {
  if ('summary' in owed) return { from, to, ...summaryMail(owed.summary) }
  const { email, mail } = owed.message
  const recipients = { from, to: mail?.to ?? to, ...(email && { reply_to: email }) }
  const attached = attachments.length > 0 && { attachments }
  return { ...recipients, ...messageMail(owed.message, attachments.length), ...attached }
}

/** The first of a message's files, as far as they fit into so many bytes: mail servers take no more. */
export function attachable(files: readonly StoredFile[], mostBytes: number): StoredFile[] {
  let total = 0
  const end = files.findIndex(({ size }) => {
    total += size
    return total > mostBytes
  })
  return files.slice(0, end < 0 ? files.length : end)
}

/**
 * The same mail for a provider that refuses the address to reply to, though it may be right: the address stands in the
 * text. It needs a key of its own.
 */
export function withoutReplyTo({ reply_to = '', ...mail }: Mail): Mail {
  const advice = `To answer, write to ${oneLine(reply_to)}: the mail provider did not take it as the address to reply to.`
  return {
    ...mail,
    text: `${advice}\n\n${mail.text}`,
    html: mail.html.replace(/(?<=<body[^>]*>)/, () => `<p>${escapeHtml(advice)}</p>`),
  }
}

type Content = Pick<Mail, 'subject' | 'text' | 'html'>

const suspicions = {
  honeypot: 'a hidden field was filled',
  'too-fast': 'it was filled in faster than a person types',
}

/** @param attached how many of its files, the first ones, the mail brings along */
function messageMail(message: StoredMessage, attached: number): Content {
  const { id, form, mail, receivedAt, suspicion, files = [] } = message
  const rows = form ? rowsOfEntries(message) : givenRows(message)
  rows.push(['Received', minuteOf(receivedAt)])
  const left = files.slice(attached)
  if (left.length > 0) {
    const names = left.map(({ name, size }) => `${name} (${sizeInWords(size)})`).join(', ')
    rows.push(['Not attached', `${names}: broadsheet messages files ${id} --out <folder>`])
  }
  if (message.about) rows.unshift(['About', message.about])
  if (suspicion) rows.push(['Possibly spam', suspicions[suspicion]])
  const mark = suspicion ? '[Possibly spam] ' : ''
  const lines = rows.map(
    ([label, value]) => `${oneLine(label)}: ${form ? indented(value) : oneLine(value)}`,
  )
  const text = form ? '' : `\n${message.message}\n`
  const below = form ? '' : `<p style="white-space:pre-wrap">${escapeHtml(message.message)}</p>`
  return {
    subject: mark + oneLine(mail?.subject ?? `Message from ${message.name || form}`),
    text: `${lines.join('\n')}\n${text}`,
    html: page(`${table(rows)}${below}`),
  }
}

function givenRows({ name, email, company, phone }: StoredMessage): [string, string][] {
  return [
    ['Name', name],
    ['Email', email],
    ['Company', company || 'not given'],
    ['Phone', phone || 'not given'],
  ]
}

function rowsOfEntries({ entries = [] }: StoredMessage): [string, string][] {
  return entries.map(({ label, value }) => [label, value || '–'])
}

/** Several lines of one entry, which cannot pass for those of another. */
function indented(text: string): string {
  const lines = text.split('\n').map(oneLine)
  return lines.length > 1 ? lines.map((line) => `\n  ${line}`).join('') : lines.join('')
}

function summaryMail({ day, total, dead }: Summary): Content {
  const rows = dead.map(({ id, receivedAt, lastError }): [string, string] => [
    id,
    `${minuteOf(receivedAt)}, ${lastError ?? 'no reason kept'}`,
  ])
  const advice = 'They are stored. See docs/contact.md, "When mail is dead".'
  const heading = `${total} ${total === 1 ? 'message' : 'messages'} could not be mailed`
  return {
    subject: `${heading} (${day})`,
    text: `${heading}.\n${advice}\n\n${rows.map((row) => row.join(': ')).join('\n')}\n`,
    html: page(`<p><strong>${heading}.</strong> ${advice}</p>${table(rows)}`),
  }
}

/** The same whatever zone the database or the machine is in: `2026-11-21 15:52 UTC`. */
function minuteOf(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Cleaning has done this when the message came in; a subject must be one line whatever happens there. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}

function table(rows: [string, string][]): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left">${escapeHtml(label)}</th><td${value.includes('\n') ? ' style="white-space:pre-wrap"' : ''}>${escapeHtml(value)}</td></tr>`,
  )
  return `<table cellpadding="4">${cells.join('')}</table>`
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body style="font-family:sans-serif">${body}</body></html>`
}
