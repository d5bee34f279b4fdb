import type { Layout } from '../../engine/manifest/site.ts'
import { lookOf } from '../../engine/theme/look.ts'
import { lookCss } from '../../engine/theme/look-css.ts'
import { fontsAddress } from '../server/fonts-address.ts'

/** What of a layout decides how the site looks. */
interface Worn {
  site: Pick<Layout['site'], 'theme' | 'colour' | 'language'>
  footer: Pick<Layout['footer'], 'tagline'>
}

/** Puts a site's look on this document: its colours at once, its fonts as soon as the server has them. */
export function createWearer(): (worn: Worn) => void {
  const colours = document.createElement('style')
  document.head.append(colours)
  let worn: string | undefined
  let fonts: HTMLLinkElement | undefined
  return ({ site, footer }) => {
    const { theme, colour, language } = site
    const state = JSON.stringify([theme, colour, language, footer.tagline])
    if (state === worn) return
    worn = state
    const look = lookOf(theme)
    colours.textContent = lookCss(look, { site, footer })
    const address = fontsAddress({ ...look.fonts, weight: look.titles.weight, language })
    if (fonts?.getAttribute('href') !== address) fonts = replaced(fonts, address)
  }
}

/** The former fonts stay until the others are there: some are made only now. */
function replaced(former: HTMLLinkElement | undefined, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onload = () => former?.remove()
  document.head.append(link)
  return link
}
