import type { TextsOfTheSearch } from '../../schema/generated/manifest.js'
import { createFinder } from './find-places.ts'
import { resultsOf } from './results.ts'
import style from './search.css?inline'
import { loadSearchIndex } from './search-index.ts'

/** Opens the search. The texts of all pages are loaded meanwhile; what is typed before they are there is searched then. */
export function showSearch(words: TextsOfTheSearch): void {
  document.querySelector<HTMLDialogElement>('dialog.search')?.remove()
  wearStyle()
  const dialog = createDialog(words)
  document.body.append(dialog)
  const [input] = dialog.getElementsByTagName('input')
  const status = dialog.querySelector('[role=status]')
  const list = dialog.querySelector<HTMLElement>('[role=listbox]')
  if (!input || !status || !list) return
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

function createDialog({ label, close }: TextsOfTheSearch): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'search'
  dialog.ariaLabel = label
  dialog.innerHTML =
    '<form method="dialog"><input enterkeyhint="search" role="combobox" autocomplete="off" aria-autocomplete="list" aria-expanded="false" aria-controls="search"><button></button></form><p role="status" class="visually-hidden"></p><div role="listbox" id="search"></div>'
  const [input] = dialog.getElementsByTagName('input')
  const [button] = dialog.getElementsByTagName('button')
  input?.setAttribute('placeholder', label)
  for (const named of [input, dialog.lastElementChild]) named?.setAttribute('aria-label', label)
  if (button) button.textContent = close
  return dialog
}

let sheet: CSSStyleSheet | undefined

/** The policy lets no style sheet into the document that no page has; one that a script makes is the script's. */
function wearStyle(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}
