import { escapeHtml } from '../_shared/escape-html.ts'
import { type ContactErrors, contactFields } from '../_shared/generated/check-contact-message.ts'
import type { Problem } from '../_shared/problem.ts'
import type { Entries } from './read-submission.ts'

export interface FormPage {
  problem: Problem
  /** The text beneath each field that is wrong. */
  errors: ContactErrors
  /** What the visitor had entered; it is kept. */
  entries: Entries
  siteUrl: string
  /** Allows the page's own style and nothing else. */
  nonce: string
}

type Field = (typeof contactFields)[number]

const labels: { [field in Field]: string } = {
  name: 'Name',
  email: 'Email',
  company: 'Company (optional)',
  phone: 'Phone (optional)',
  message: 'Message',
}
const attributes: { [field in Field]: string } = {
  name: 'autocomplete="name" required',
  email: 'type="email" autocomplete="email" required',
  company: 'autocomplete="organization"',
  phone: 'type="tel" autocomplete="tel"',
  message: 'rows="6" required',
}

/** The form once more, for a visitor whose browser runs no JavaScript: what was entered, and what to change. */
export function formPage({ problem, errors, entries, siteUrl, nonce }: FormPage): string {
  const fields = contactFields.map((field) => fieldHtml(field, entries[field] ?? '', errors[field]))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error: your message was not sent</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>Your message was not sent</h1>
<div role="alert" class="summary">${summary(problem, errors)}</div>
<form method="post" novalidate>
${fields.join('\n')}
${entries.about ? `<input type="hidden" name="about" value="${escapeHtml(entries.about)}">` : ''}
${problem.challenge ? `<input type="hidden" name="proof" value="${escapeHtml(problem.challenge.token)}">` : ''}
<p hidden><label>Leave this empty <input name="website" tabindex="-1" autocomplete="off"></label></p>
<button>Send Message</button>
</form>
<p><a href="${escapeHtml(siteUrl)}/contact">Back to the contact page</a></p>
</main>
</body>
</html>
`
}

function summary({ title, detail }: Problem, errors: ContactErrors): string {
  const links = contactFields.flatMap((field) => {
    const text = errors[field]
    return text ? [`<li><a href="#${field}">${escapeHtml(text)}</a></li>`] : []
  })
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : ''
  return `<p>${escapeHtml(title)}${detail ? ` ${escapeHtml(detail)}` : ''}</p>${list}`
}

function fieldHtml(field: Field, entry: string, error: string | undefined): string {
  const invalid = error ? ` aria-invalid="true" aria-describedby="${field}-error"` : ''
  const common = `id="${field}" name="${field}" ${attributes[field]}${invalid}`
  // A line break right after the tag is dropped by browsers; this one is, instead of the visitor's own.
  const control =
    field === 'message'
      ? `<textarea ${common}>\n${escapeHtml(entry)}</textarea>`
      : `<input ${common} value="${escapeHtml(entry)}">`
  const message = error ? `<p id="${field}-error" class="error">${escapeHtml(error)}</p>` : ''
  return `<div><label for="${field}">${labels[field]}</label>${control}${message}</div>`
}

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 36rem; margin: 2rem auto; padding: 0 1rem }
.summary { border: 2px solid; border-left-width: .75rem; padding: .25rem 1rem }
label { display: block; font-weight: 600; margin-top: 1rem }
input, textarea { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem }
[aria-invalid] { outline: 2px solid light-dark(#b00020, #ff8a9a) }
.error { color: light-dark(#b00020, #ff8a9a); margin: .25rem 0 0 }
button { font: inherit; font-weight: 600; margin-top: 1.5rem; padding: .75rem 1.5rem }
:focus-visible { outline: 3px solid; outline-offset: 2px }
`
