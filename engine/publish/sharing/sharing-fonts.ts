import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isRightToLeft, scriptOf } from '../../page/is-right-to-left.ts'
import { fontFile, fontPackage } from '../../theme/fonts/font-package.ts'
import { hasSomeOf, subsetsFor } from '../../theme/fonts/subsets.ts'
import type { Look } from '../../theme/look.ts'
import { fallbackFonts } from './fallback-fonts.ts'
import type { Typesetter } from './typesetter.ts'

/** A font, and for the letters that it lacks others, of which only as much is loaded as a text asks for. */
interface LazyFont {
  /** Names the files and the weight that a text is written with. */
  fingerprint: (text: string) => Promise<string>
  typesetter: (text: string) => Promise<Typesetter>
}

export interface SharingFonts {
  title: LazyFont
  text: LazyFont
}

/**
 * @param root the project's folder, where the fonts' packages are
 * @param language that of the site
 */
export function sharingFonts(
  { fonts, titles }: Look,
  root: string,
  language: string,
): SharingFonts {
  return {
    title: lazyFont(fonts.titles, titles.weight, { root, language }),
    text: lazyFont(fonts.text, 560, { root, language }),
  }
}

/** A picture has no device whose font could be taken. */
const insteadOfSystem = '@fontsource-variable/hanken-grotesk'

function lazyFont(
  name: string,
  weight: number,
  { root, language }: { root: string; language: string },
): LazyFont {
  const { resolve } = createRequire(join(root, 'package.json'))
  const font = fontPackage(name === 'system' ? insteadOfSystem : name, root)
  const subsets = font ? subsetsFor(font, language) : []
  const bytesOf = memoized((path) => readFile(path))
  const hashOf = memoized(async (path) =>
    createHash('sha256')
      .update(await bytesOf(path))
      .digest('base64'),
  )
  const fontOf = memoized(async (path) => {
    const { openFont } = await import('./typesetter.ts')
    return openFont(await bytesOf(path), weight)
  })
  const ownFiles = (text: string) =>
    font
      ? subsets
          .filter((subset) => subset === 'latin' || hasSomeOf(font, subset, text))
          .map((subset) => fontFile(font, subset, weight))
      : []
  const filesFor = (text: string) => {
    const files = [...ownFiles(text), ...fallbackFonts(text, scriptOf(language), resolve)]
    return [...new Set(files)]
  }
  return {
    async fingerprint(text) {
      const hashes = await Promise.all(filesFor(text).map(hashOf))
      return [weight, ...hashes].join(' ')
    },
    async typesetter(text) {
      const { createTypesetter } = await import('./typesetter.ts')
      const direction = isRightToLeft(language) ? 'rtl' : 'ltr'
      return createTypesetter(await Promise.all(filesFor(text).map(fontOf)), direction)
    },
  }
}

function memoized<T>(make: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return (path) => {
    const known = made.get(path) ?? make(path)
    made.set(path, known)
    return known
  }
}
