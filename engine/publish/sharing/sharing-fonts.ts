import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { SharingTheme } from './sharing-theme.ts'
import type { Typesetter } from './typesetter.ts'

/** A font that pictures for sharing are written with. */
export interface SharingFont {
  /** The font's file (WOFF2, variable in its weight), as a package's path. */
  file: string
  /** How heavy: 400 is regular, 700 is bold. */
  weight: number
}

/** A font, of which only as much is loaded as is asked for. */
interface LazyFont {
  /** Names the font's file and weight. */
  fingerprint: () => Promise<string>
  typesetter: () => Promise<Typesetter>
}

export interface SharingFonts {
  title: LazyFont
  text: LazyFont
}

/** @param root the project's folder, where the fonts' packages are */
export function sharingFonts({ fonts }: SharingTheme, root: string): SharingFonts {
  const { resolve } = createRequire(join(root, 'package.json'))
  return { title: lazyFont(fonts.title, resolve), text: lazyFont(fonts.text, resolve) }
}

function lazyFont({ file, weight }: SharingFont, resolve: (file: string) => string): LazyFont {
  const bytes = once(() => readFile(resolve(file)))
  return {
    fingerprint: once(async () => {
      const hash = createHash('sha256').update(await bytes())
      return `${weight} ${hash.digest('base64')}`
    }),
    typesetter: once(async () => {
      const { createTypesetter } = await import('./typesetter.ts')
      return createTypesetter(await bytes(), weight)
    }),
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
