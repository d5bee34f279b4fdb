import { escapeHtml } from '../_shared/escape-html.ts'
import type { Errors } from '../_shared/generated/form-rules.ts'
import { isolate } from '../_shared/generated/isolate.ts'
import type { Problem } from '../_shared/problem.ts'
import { wordsIn } from '../_shared/words-in.ts'
import { fieldHtml, type Shown } from './field-html.ts'
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
  const { form, name, lang, entries, errors, pageUrl, nonce } = page
  const { language, direction } = form
  const words = wordsIn(language)
  const shown = (text: string) => escapeHtml(direction === 'rtl' ? isolate(text) : text)
  const fields = form.fields.map((field) =>
    fieldHtml(field, entries[field.name] ?? '', errors[field.name], shown),
  )
  const hasFiles = form.fields.some(({ kind }) => kind === 'file')
  const hidden = Object.entries({
    ...{ form: name, page: page.page, lang },
    about: entries.about,
    proof: page.problem.challenge?.token,
  })
  return `<!doctype html>
<html lang="${escapeHtml(language)}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${shown(words.notSent)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${shown(words.notSent)}</h1>
<div role="alert" class="summary">${summary(page, shown)}</div>
<form method="post"${hasFiles ? ' enctype="multipart/form-data"' : ''} novalidate>
${fields.join('\n')}
${[...(page.unread ?? hidden)].map(hiddenHtml).join('')}
<p hidden><label>${shown(words.leave)} <input name="website" tabindex="-1" autocomplete="off"></label></p>
<button>${shown(words.send)}</button>
</form>
<p><a href="${escapeHtml(pageUrl)}">${shown(words.back)}</a></p>
</main>
</body>
</html>
`
}

function hiddenHtml([name, value]: [string, string | string[] | undefined]): string {
  if (!value) return ''
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value))}">\n`
}

function summary({ problem, form, errors }: FormPage, shown: Shown): string {
  const links = form.fields.flatMap(({ name }) => {
    const text = errors[name]
    return text ? [`<li><a href="#${name}">${shown(text)}</a></li>`] : []
  })
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : ''
  const { again, many, rush, away, full, refused } = wordsIn(form.language)
  const words: { [kind: string]: string } = {
    ...{ invalid: again, 'too-many': many, rush, full },
    ...{ unavailable: away, internal: away, busy: away },
  }
  return `<p>${shown(words[problem.kind] ?? refused)}</p>${list}`
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
