import type { ListedSite } from '../../facts/page-facts.ts'
import type { Look } from '../../theme/look.ts'
import type { Content } from '../content.ts'
import type { PictureCache } from './picture-cache.ts'
import type { SharingFonts } from './sharing-fonts.ts'

/** A file for search engines, messengers or browsers; made only when it is asked for. */
export interface SharedFile {
  /** Its path within the built site; begins with a slash. */
  name: string
  make: () => Content | Promise<Content>
}

/** What pictures are made with. */
export interface SharingContext {
  site: ListedSite
  /** The folder with the site's own pictures. */
  publicFolder: string
  look: Look
  fonts: SharingFonts
  cache: PictureCache
}
