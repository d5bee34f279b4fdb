import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn, picturesIn } from '../engine/manifest/picture-files.ts'
import type { CheckOptions } from '../engine/rules/subject.ts'
import { type Theme, themeContrasts } from '../engine/rules/theme-contrast.ts'

/**
 * What a check of a manifest may look at besides its text: pictures, and the theme's colours.
 * @param source the folder with the site's own source; without a theme's tokens in it, contrast is not judged
 */
export async function checkOptions(source: string): Promise<CheckOptions> {
  // The theme is named as text, since nothing imports a site.
  const tokens = join(source, 'theme/tokens.ts')
  const theme: Theme | undefined = existsSync(tokens)
    ? await import(pathToFileURL(tokens).href)
    : undefined
  const folder = join(source, 'public')
  return {
    pictureAt: picturesIn(folder),
    fileExists: filesIn(folder),
    ...(theme && { contrasts: themeContrasts(theme) }),
  }
}
