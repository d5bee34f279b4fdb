import { escapeHtml } from '../../functions/_shared/escape-html.ts'
import { sizeInWords } from '../../functions/_shared/generated/file-rules.ts'
import type { Mail } from '../../functions/_shared/mail.ts'
import { outboxScript } from './outbox-script.ts'
import { outboxStyle } from './outbox-style.ts'

export interface OutboxEntry {
  id: string
  /** Otherwise a daily summary. */
  isMessage: boolean
  name: string
  email: string
  message: string
  state: 'pending' | 'sending' | 'sent' | 'dead'
  attempts: number
  lastError: string | null
  createdAt: string
  dueAt: string
  /** What the provider took; null until it did. */
  mail: KeptMail | null
}

/** The mail as the provider of this machine keeps it: without the bytes of files. */
type KeptMail = Omit<Mail, 'attachments'> & {
  attachments?: { filename: string; size: number }[]
}

const states = { pending: 'Waiting', sending: 'Being sent', sent: 'Sent', dead: 'Dead' }

/** Each entry is replaced on its own when it changes, so that what is open and focused stays so. */
export function outboxPage(entries: OutboxEntry[], databaseName: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox on this machine</title>
<style>${outboxStyle}</style>
<noscript><meta http-equiv="refresh" content="5"></noscript>
</head>
<body>
<main>
<header>
<h1>Outbox</h1>
<p class="local"><strong>This is local.</strong> Messages of the contact form on this machine (${databaseName}). No mail leaves it: below is what would have been mailed.</p>
<p id="summary" role="status">${summary(entries)}</p>
</header>
<ol id="entries">
${entries.map(entryHtml).join('\n')}
</ol>
</main>
<script>${outboxScript}</script>
</body>
</html>
`
}

function summary(entries: OutboxEntry[]): string {
  if (entries.length === 0) return 'No messages yet. Send one with the contact form.'
  const counts = Object.entries(states).flatMap(([state, label]) => {
    const count = entries.filter((entry) => entry.state === state).length
    return count > 0 ? [`${count} ${label.toLowerCase()}`] : []
  })
  return `${entries.length === 200 ? 'The newest 200: ' : ''}${counts.join(', ')}.`
}

function entryHtml(entry: OutboxEntry): string {
  const { id, name, email, state, attempts, createdAt } = entry
  const version = [state, attempts, entry.lastError, entry.dueAt, entry.mail !== null].join('|')
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  return `<li id="message-${id}" data-version="${escapeHtml(version)}" data-state="${state}">
<details>
<summary><span class="state">${states[state]}</span> <span class="who">${escapeHtml(name)}${email && ` <small>${escapeHtml(email)}</small>`}</span>
<small><time datetime="${escapeHtml(createdAt)}">${escapeHtml(createdAt)}</time>, ${tries}</small></summary>
${failure(entry)}${entry.mail ? mailHtml(entry.mail) : unsent(entry)}
</details>
${sendAgain(entry)}
</li>`
}

function failure({ lastError, state, dueAt }: OutboxEntry): string {
  if (!lastError) return ''
  const next =
    state === 'pending'
      ? ` Due <time datetime="${escapeHtml(dueAt)}">${escapeHtml(dueAt)}</time>.`
      : ''
  return `<p class="failure"><strong>Last error:</strong> ${escapeHtml(lastError)}.${next}</p>`
}

function unsent({ message, isMessage }: OutboxEntry): string {
  if (!isMessage) return '<p>Not mailed yet.</p>'
  return `<p>Not mailed yet. The message is stored:</p><pre tabindex="0">${escapeHtml(message)}</pre>`
}

function mailHtml({ from, to, reply_to, subject, text, html, attachments }: KeptMail): string {
  const files = attachments?.map(({ filename, size }) => `${filename} (${sizeInWords(size)})`)
  const rows = {
    ...{ From: from, To: to.join(', '), 'Reply to': reply_to ?? 'nobody', Subject: subject },
    ...(files && { Attached: files.join(', ') }),
  }
  const headers = Object.entries(rows).map(
    ([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  return `<dl>${headers.join('')}</dl>
<h2>As text</h2><pre tabindex="0">${escapeHtml(text)}</pre>
<h2>As HTML</h2><iframe sandbox title="The mail as HTML" srcdoc="${escapeHtml(html)}"></iframe>`
}

function sendAgain({ id, isMessage, name, state }: OutboxEntry): string {
  if (state !== 'dead' || !isMessage) return ''
  return `<form method="post" action="/outbox/${id}/send-again"><button>Send again<span class="hidden">: message from ${escapeHtml(name)}</span></button></form>`
}
