import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Colour } from '../../../schema/generated/manifest.js'

/** A font that pictures for sharing are written with. */
export interface SharingFont {
  /** The font's file (WOFF2, variable in its weight), as a package's path. */
  file: string
  /** How heavy: 400 is regular, 700 is bold. */
  weight: number
}

/** What a site's `sharing.ts` says of its look for pictures that are made of it. */
export interface SharingTheme {
  /** The hue of each colour, in degrees. */
  hues: { [name in Colour]: number }
  /** What pages stand on; browsers give their bars this colour. */
  paper: { light: string; dark: string }
  fonts: { title: SharingFont; text: SharingFont }
}

/**
 * Reads `sharing.ts` of a site.
 * @param source the folder with the site's entries
 * @returns nothing where the site has no such file; it has no icons and pictures of its own then
 */
export async function readSharingTheme(source: string): Promise<SharingTheme | undefined> {
  const file = join(source, 'sharing.ts')
  if (!existsSync(file)) return undefined
  // The site's own module, which the compiler holds to this type.
  const module = (await import(pathToFileURL(file).href)) as { sharing: SharingTheme }
  return module.sharing
}
