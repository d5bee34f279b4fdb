import { styleMark } from '../page/page-data.ts'

const sheet = new RegExp(`${styleMark}(\\d+)">(.*?)</style>`, 'gs')

/**
 * Puts those style sheets of a fetched page into the document that it lacks, each at its place in the cascade. The
 * policy allows them, since every page of the site has them letter for letter.
 */
export function addStyles(html: string): void {
  const there = [...document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')]
  for (const [, place = '', css = ''] of html.matchAll(sheet)) {
    if (there.some(({ dataset }) => dataset.sheet === place)) continue
    const style = document.createElement('style')
    style.dataset.sheet = place
    style.textContent = css
    const after = there.findIndex(({ dataset }) => Number(dataset.sheet) > Number(place))
    if (after < 0) document.head.append(style)
    else there[after]?.before(style)
    there.splice(after < 0 ? there.length : after, 0, style)
  }
}
