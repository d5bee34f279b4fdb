import { lookFonts } from '../../engine/theme/fonts/look-fonts.ts'
import { fontsAsked } from './fonts-address.ts'

/** The fonts that pages are shown in, whichever the manifest names while it is edited. */
export interface ServedFonts {
  /** A style sheet with fonts, by its address. */
  sheetAt: (pathname: string) => Promise<string | undefined>
  /** The file of a font that such a sheet has named. */
  fileAt: (pathname: string) => string | undefined
}

/** @param root the project's folder, where the fonts' packages are */
export function servedFonts(root: string): ServedFonts {
  const files = new Map<string, string>()
  return {
    async sheetAt(pathname) {
      const asked = fontsAsked(pathname)
      if (!asked) return undefined
      const { titles, text, weight, language } = asked
      const look = { fonts: { titles, text }, titles: { weight, tracking: 0 } }
      const made = await lookFonts(look, { root, language })
      for (const { url, file } of made.files) files.set(url, file)
      return made.css
    },
    fileAt: (pathname) => files.get(pathname),
  }
}
