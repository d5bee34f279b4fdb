import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn, picturesIn } from '../engine/manifest/picture-files.ts'
import type { CheckOptions } from '../engine/rules/subject.ts'
import { type Theme, themeContrasts } from '../engine/rules/theme-contrast.ts'
import { root } from './manifest-argument.ts'

/** What a check of this project's manifest may look at besides its text: pictures, and the theme's colours. */
export async function checkOptions(): Promise<CheckOptions> {
  // The theme is named as text, since nothing imports a site.
  const file = pathToFileURL(join(root, 'src/theme/tokens.ts')).href
  const theme: Theme = await import(file)
  const folder = join(root, 'src/public')
  return {
    pictureAt: picturesIn(folder),
    fileExists: filesIn(folder),
    contrasts: themeContrasts(theme),
  }
}
