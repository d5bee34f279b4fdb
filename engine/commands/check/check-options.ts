import { join } from 'node:path'
import type { CheckOptions } from '../../manifest/check-options.ts'
import { filesIn, picturesIn } from '../../manifest/picture-files.ts'
import { themeContrasts } from '../../theme/contrast.ts'
import { theme } from '../../theme/theme.ts'

/**
 * What a check of a manifest may look at besides its text: pictures and other files, and the theme's colours.
 * @param source the folder with the site's `public`
 */
export function checkOptions(source: string): CheckOptions {
  const folder = join(source, 'public')
  return {
    pictureAt: picturesIn(folder),
    fileExists: filesIn(folder),
    contrasts: themeContrasts(theme),
  }
}
