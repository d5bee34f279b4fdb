import type { CheckOptions } from '../../manifest/check-options.ts'
import { filesIn, picturesIn } from '../../manifest/picture-files.ts'
import { themeContrasts } from '../../theme/contrast.ts'
import { theme } from '../../theme/theme.ts'

/**
 * What a check of a manifest may look at besides its text: pictures and other files, and the theme's colours.
 * @param folder the site's `public`
 */
export function checkOptions(folder: string): CheckOptions {
  return {
    pictureAt: picturesIn(folder),
    fileExists: filesIn(folder),
    contrasts: themeContrasts(theme),
  }
}
