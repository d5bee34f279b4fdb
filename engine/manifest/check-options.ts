import type { Piece } from '../text/pieces.ts'

/** A picture's size in pixels; an SVG has one too. */
export interface PictureSize {
  width: number
  height: number
}

export interface CheckOptions {
  /** Where the parts of the text come from, if it is put together of files. */
  pieces?: Piece[] | undefined

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
   * Whether a font's package is installed, by its name; "system" is always there.
   * @default fonts are not looked up
   */
  hasFont?: (name: string) => boolean
}
