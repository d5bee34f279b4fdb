import type { SearchTexts } from '../manifest/texts/site-texts.ts'
import { createFinder } from './find-places.ts'
import { resultsOf } from './results.ts'
import style from './search.css?inline'
import { loadSearchIndex } from './search-index.ts'

/** Opens the search. The texts of all pages are loaded meanwhile; what is typed before they are there is searched then. */
export function showSearch(words: SearchTexts): void {
  document.querySelector<HTMLDialogElement>('dialog.search')?.remove()
  wearStyle()
  const { dialog, input, status, list } = createDialog(words)
  document.body.append(dialog)
  const results = resultsOf(input, list)
  let find: ReturnType<typeof createFinder> | undefined
  const search = () => {
    const asked = input.value.trim()
    const found = (asked && find?.(asked)) || []
    results.show(found)
    const isNone = asked !== '' && find !== undefined && found.length === 0
    status.classList.toggle('visually-hidden', !isNone)
    status.textContent = isNone
      ? words.none
      : found.length
        ? words.found.replace('#', String(found.length))
        : ''
  }
  input.addEventListener('input', search)
  loadSearchIndex().then(
    (pages) => {
      find = createFinder(pages)
      search()
    },
    (error: unknown) => {
      console.error('The texts of the search could not be loaded.', error)
      status.classList.remove('visually-hidden')
      status.textContent = words.failed
    },
  )
  // Whoever follows a link, or presses beside the dialog, is done with it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  dialog.showModal()
}

/** Made piece by piece: the site's policy takes no HTML of a script. */
function createDialog({ label, close }: SearchTexts) {
  const input = create('input', {
    autocomplete: 'off',
    enterKeyHint: 'search',
    role: 'combobox',
    placeholder: label,
    ariaLabel: label,
    ariaAutoComplete: 'list',
    ariaExpanded: 'false',
  })
  input.setAttribute('aria-controls', 'search')
  const form = create('form', { method: 'dialog' })
  form.append(input, create('button', { textContent: close }))
  const status = create('p', { role: 'status', className: 'visually-hidden' })
  const list = create('div', { role: 'listbox', id: 'search', ariaLabel: label })
  const dialog = create('dialog', { className: 'search', ariaLabel: label })
  dialog.append(form, status, list)
  return { dialog, input, status, list }
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}

let sheet: CSSStyleSheet | undefined

/** The policy lets no style sheet into the document that no page has; one that a script makes is the script's. */
function wearStyle(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}
