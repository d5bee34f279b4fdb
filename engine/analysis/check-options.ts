import type { CheckOptions } from '../manifest/check-options.ts'
import { filesIn, picturesIn } from '../manifest/picture-files.ts'
import { hasFontIn } from '../theme/fonts/font-package.ts'

/**
 * What a check of a manifest may look at besides its text: pictures, other files, and fonts.
 * @param root the project's folder
 * @param publicFolder the site's `public`
 */
export function checkOptions(
  root: string,
  publicFolder: string,
): Required<Omit<CheckOptions, 'pieces'>> {
  return {
    pictureAt: picturesIn(publicFolder),
    fileExists: filesIn(publicFolder),
    hasFont: hasFontIn(root),
  }
}
