import { escapeHtml } from './escape-html.ts'
import { sizeInWords } from './generated/file-rules.ts'
import type { OwedMail, StoredFile, StoredMessage, Summary } from './outbox.ts'
import { type FormWords, wordsIn } from './words-in.ts'

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
export interface MailSurroundings {
  addresses: MailAddresses
  /** The site's. */
  language: string
  /** The first of the message's files. */
  attached?: Attachment[]
}

/**
 * The mail for what is owed, in the site's language. The same row gives the same mail at every attempt: the provider
 * tells a repetition by its key and refuses another text under the same one.
 */
export function composeMail(
  owed: OwedMail,
  { addresses: { from, to }, language, attached = [] }: MailSurroundings,
): Mail {
  const speech = speechOf(language)
  if ('summary' in owed) return { from, to, ...summaryMail(owed.summary, speech) }
  const { email, mail } = owed.message
  const recipients = { from, to: mail?.to ?? to, ...(email && { reply_to: email }) }
  const content = messageMail(owed.message, attached.length, speech)
  return { ...recipients, ...content, ...(attached.length > 0 && { attachments: attached }) }
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
export function withoutReplyTo({ reply_to = '', ...mail }: Mail, language: string): Mail {
  const { words, apart } = speechOf(language)
  const advice = filled(words.mail.replyTo, apart(oneLine(reply_to)))
  return {
    ...mail,
    text: `${advice}\n\n${mail.text}`,
    html: mail.html.replace(/(?<=<div[^>]*>)/, () => `<p>${escapeHtml(advice)}</p>`),
  }
}

type Content = Pick<Mail, 'subject' | 'text' | 'html'>

/** How mails are written in a language. */
interface Speech {
  words: FormWords
  /** Keeps a value in its own order within a line from right to left, by signs that nobody sees (UAX #9 §2.4.2). */
  apart(value: string): string
}

function speechOf(language: string): Speech {
  const words = wordsIn(language)
  return { words, apart: (value) => (words.isRightToLeft ? `\u2068${value}\u2069` : value) }
}

/** @param attached how many of its files, the first ones, the mail brings along */
function messageMail(message: StoredMessage, attached: number, { words, apart }: Speech): Content {
  const { id, form, mail, receivedAt, suspicion, files = [] } = message
  const { about, received, language, notAttached, spam, honeypot, tooFast, from } = words.mail
  const rows = form ? rowsOfEntries(message) : givenRows(message, words)
  rows.push([received, minuteOf(receivedAt)])
  if (mail?.language) rows.push([language, nameOf(mail.language, words.language)])
  const left = files.slice(attached)
  if (left.length > 0) {
    const names = left.map(({ name, size }) => `${name} (${sizeInWords(size)})`).join(', ')
    rows.push([notAttached, `${names}: broadsheet messages files ${id} --out <folder>`])
  }
  if (message.about) rows.unshift([about, message.about])
  if (suspicion) rows.push([spam, suspicion === 'honeypot' ? honeypot : tooFast])
  const mark = suspicion ? `[${spam}] ` : ''
  const lines = rows.map(
    ([label, value]) =>
      `${oneLine(label)}: ${form ? indented(value, apart) : apart(oneLine(value))}`,
  )
  const text = form ? '' : `\n${message.message}\n`
  const below = form
    ? ''
    : `<p dir="auto" style="white-space:pre-wrap">${escapeHtml(message.message)}</p>`
  const subject = mail?.subject ?? filled(from, apart(oneLine(message.name || (form ?? ''))))
  return {
    subject: mark + oneLine(subject),
    text: `${lines.join('\n')}\n${text}`,
    html: page(`${table(rows, words)}${below}`, words),
  }
}

function givenRows(
  { name, email, company, phone }: StoredMessage,
  { given, mail: { notGiven } }: FormWords,
): [string, string][] {
  return [
    [given.name.label, name],
    [given.email.label, email],
    [given.company.label, company || notGiven],
    [given.phone.label, phone || notGiven],
  ]
}

function rowsOfEntries({ entries = [] }: StoredMessage): [string, string][] {
  return entries.map(({ label, value }) => [label, value || '–'])
}

/** Several lines of one entry, which cannot pass for those of another. */
function indented(text: string, apart: Speech['apart']): string {
  const lines = text.split('\n').map(oneLine)
  return lines.length > 1 ? lines.map((line) => `\n  ${line}`).join('') : apart(lines.join(''))
}

function summaryMail({ day, total, dead }: Summary, { words, apart }: Speech): Content {
  const { deadAdvice, noReason } = words.mail
  const rows = dead.map(({ id, receivedAt, lastError }): [string, string] => [
    id,
    `${minuteOf(receivedAt)}, ${lastError ?? noReason}`,
  ])
  const heading = filled(words.mail.dead, String(total))
  const lines = rows.map(([id, value]) => `${apart(id)}: ${apart(value)}`)
  const above = `<p><strong>${escapeHtml(heading)}</strong><br>${escapeHtml(deadAdvice)}</p>`
  return {
    subject: `${heading} (${apart(day)})`,
    text: `${heading}\n${deadAdvice}\n\n${lines.join('\n')}\n`,
    html: page(`${above}${table(rows, words)}`, words),
  }
}

/** A value in the place that the words have for it, whatever signs it is of. */
function filled(words: string, value: string): string {
  return words.replace('#', () => value)
}

/** What a language is called in another one; a tag was checked when the message came in. */
function nameOf(language: string, within: string): string {
  return new Intl.DisplayNames(within, { type: 'language' }).of(language) ?? language
}

/** The same whatever zone the database or the machine is in: `2026-11-21 15:52 UTC`. */
function minuteOf(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Cleaning has done this when the message came in; a subject must be one line whatever happens there. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}

function table(rows: [string, string][], { isRightToLeft }: FormWords): string {
  const align = isRightToLeft ? 'right' : 'left'
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="${align}" dir="auto">${escapeHtml(label)}</th><td align="${align}" dir="auto"${value.includes('\n') ? ' style="white-space:pre-wrap"' : ''}>${escapeHtml(value)}</td></tr>`,
  )
  return `<table cellpadding="4">${cells.join('')}</table>`
}

/** Mail programs drop the outermost elements: what they say is said once more within. */
function page(body: string, { language, isRightToLeft }: FormWords): string {
  const speech = `lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}"`
  return `<!doctype html><html ${speech}><head><meta charset="utf-8"></head><body><div ${speech} style="font-family:sans-serif">${body}</div></body></html>`
}
