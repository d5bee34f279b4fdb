import { escapeHtml } from '../_shared/escape-html.ts'
import type { Errors } from '../_shared/generated/form-rules.ts'
import type { PublishedForm } from '../_shared/generated/published-form.ts'
import type { Problem } from '../_shared/problem.ts'
import { fieldHtml } from './field-html.ts'
import type { Filled } from './read-submission.ts'

export interface FormPage extends Filled {
  problem: Problem
  /** The text beneath each field that is wrong. */
  errors: Errors
  /** The address of the page that the form stands on. */
  pageUrl: string
  /** Allows the page's own style and nothing else. */
  nonce: string
}

/** The form once more, for a visitor whose browser runs no JavaScript: what was entered, and what to change. */
export function formPage(page: FormPage): string {
  const { form, name, entries, problem, errors, pageUrl, nonce } = page
  const { language, direction, texts } = form
  const fields = form.fields.map((field) =>
    fieldHtml(field, entries[field.name] ?? '', errors[field.name]),
  )
  const hasFiles = form.fields.some(({ kind }) => kind === 'file')
  const hidden = Object.entries({
    form: name,
    page: page.page,
    about: entries.about,
    proof: problem.challenge?.token,
  })
  return `<!doctype html>
<html lang="${escapeHtml(language)}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(texts.heading)}</h1>
<div role="alert" class="summary">${summary(problem, form, errors)}</div>
<form method="post"${hasFiles ? ' enctype="multipart/form-data"' : ''} novalidate>
${fields.join('\n')}
${[...(page.unread ?? hidden)].map(hiddenHtml).join('')}
<p hidden><label>Leave this empty <input name="website" tabindex="-1" autocomplete="off"></label></p>
<button>${escapeHtml(texts.send)}</button>
</form>
<p><a href="${escapeHtml(pageUrl)}">${escapeHtml(texts.back)}</a></p>
</main>
</body>
</html>
`
}

function hiddenHtml([name, value]: [string, string | string[] | undefined]): string {
  if (!value) return ''
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value))}">\n`
}

function summary(
  { kind, title, detail }: Problem,
  { fields, texts: { problems } }: PublishedForm,
  errors: Errors,
): string {
  const links = fields.flatMap(({ name }) => {
    const text = errors[name]
    return text ? [`<li><a href="#${name}">${escapeHtml(text)}</a></li>`] : []
  })
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : ''
  const words = problems
    ? (problems[kind] ?? problems.other)
    : `${title}${detail ? ` ${detail}` : ''}`
  return `<p>${escapeHtml(words)}</p>${list}`
}

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 36rem; margin: 2rem auto; padding: 0 1rem }
.summary { border: 2px solid; border-inline-start-width: .75rem; padding: .25rem 1rem }
label, legend { display: block; font-weight: 600; margin-top: 1rem }
label label, fieldset label { font-weight: 400; margin: 0 }
fieldset { border: 0; padding: 0; margin: 0 }
input:not([type=checkbox]), textarea, select { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem }
.hint, .again { margin: .25rem 0 0 }
[aria-invalid] { outline: 2px solid light-dark(#b00020, #ff8a9a) }
.error { color: light-dark(#b00020, #ff8a9a); margin: .25rem 0 0 }
button { font: inherit; font-weight: 600; margin-top: 1.5rem; padding: .75rem 1.5rem }
:focus-visible { outline: 3px solid; outline-offset: 2px }
`
