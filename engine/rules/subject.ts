import type { Manifest } from '../../schema/generated/manifest.js'
import type { RouteTable } from '../manifest/route-table.ts'
import type { ResolvedManifest } from '../manifest/shared.ts'
import type { SiteLink } from '../manifest/site-links.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'

/** A picture's size in pixels; an SVG has one too. */
export interface PictureSize {
  width: number
  height: number
}

export interface CheckOptions {
  /**
   * Looks a picture up among the site's files, by its address. `missing` where there is no such file.
   * @default pictures are not looked up
   */
  pictureAt?: (src: string) => PictureSize | 'missing' | 'unknown'
  /**
   * Whether a path of the site is a file's, such as "/menu.pdf".
   * @default there are none
   */
  fileExists?: (path: string) => boolean
  /**
   * The lowest contrast (WCAG 2.2 SC 1.4.3) that a text of the theme has in each colour.
   * @default contrast is not judged
   */
  contrasts?: { [colour: string]: number }
}

/** All that a rule may look at. */
export interface Subject {
  /** As it stands in the file. */
  manifest: Manifest
  /** The same with variables in their places. */
  resolved: Manifest
  /** With variables and shared blocks in their places. */
  shown: ResolvedManifest
  routes: RouteTable
  links: SiteLink[]
  /** The addresses of every "src" in the file. */
  pictures: Path[]
  /** The names of the variables that are used. */
  tokens: Set<string>
  /** The addresses of values that were made up for wrong ones; nothing may be concluded from them. */
  made: Set<string>
  source: Source
  options: CheckOptions
}
