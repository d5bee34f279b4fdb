import type { FoundPlace } from './find-places.ts'

/**
 * What was found, as the options of a combobox (WAI-ARIA 1.2): focus stays in the input, arrow keys choose, Enter
 * follows.
 */
export function resultsOf(input: HTMLInputElement, list: HTMLElement) {
  let chosen = -1
  const options = () => [...list.querySelectorAll('a')]
  const choose = (index: number) => {
    const all = options()
    chosen = all.length ? (index + all.length) % all.length : -1
    for (const [at, option] of all.entries()) option.ariaSelected = String(at === chosen)
    const option = all[chosen]
    input.setAttribute('aria-activedescendant', option?.id ?? '')
    option?.scrollIntoView({ block: 'nearest' })
  }
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown') choose(chosen + 1)
    else if (event.key === 'ArrowUp') choose(chosen - 1)
    else if (event.key === 'Enter') options()[Math.max(chosen, 0)]?.click()
    else return
    event.preventDefault()
  })
  return {
    show(found: FoundPlace[]): void {
      list.replaceChildren(...found.map(optionOf))
      input.ariaExpanded = String(found.length > 0)
      choose(found.length ? 0 : -1)
    },
  }
}

function optionOf({ href, heading, page, excerpt }: FoundPlace, index: number): HTMLElement {
  const option = document.createElement('a')
  option.id = `search-${index}`
  option.href = href
  option.role = 'option'
  option.tabIndex = -1
  option.append(element('strong', heading))
  if (page) option.append(element('small', page))
  const text = document.createElement('span')
  text.append(...excerpt.map((piece, at) => (at % 2 ? element('mark', piece) : piece)))
  option.append(text)
  return option
}

function element(name: string, words: string): HTMLElement {
  const created = document.createElement(name)
  created.textContent = words
  return created
}
