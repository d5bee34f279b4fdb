import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../../files/write-whole.ts'
import type { Look } from '../look.ts'
import { fallbackFaces } from './fallbacks.ts'
import { type FontPackage, fontFile, fontPackage, nearestWeight } from './font-package.ts'
import { smallerFont } from './smaller-font.ts'
import { isNumbered, subsetsFor } from './subsets.ts'

/** A look's fonts: a style sheet with their faces and what stands in for them, and the files that it names. */
export interface LookFonts {
  css: string
  files: { url: string; file: string }[]
  /** Addresses of the files that every page needs, so that they can be asked for before anything is laid out. */
  early: string[]
}

interface FontOptions {
  /** The project's folder, where the fonts' packages are. */
  root: string
  /** That of the site, which decides on the letters. */
  language: string
}

/** What titles and texts are set in. */
interface Role {
  token: 'serif' | 'sans'
  /** What the local fonts are called that stand in. */
  fallback: string
  /** A package, or "system". */
  name: string
  /** In which it is mostly set. */
  weight: number
  /** All weights that are used. */
  weights: { min: number; max: number }
}

/** Counted up whenever the same packages give other files or another sheet. */
const version = 2

/**
 * The fonts of a look, reduced to the letters and weights that the site needs. They are made once, and kept among
 * the project's caches. A font whose package is not installed is left out: `npm run check` says what to install.
 */
export async function lookFonts(
  { fonts, titles }: Pick<Look, 'fonts' | 'titles'>,
  { root, language }: FontOptions,
): Promise<LookFonts> {
  const used = roles(fonts, titles.weight)
  const packages = used.map(({ name }) => fontPackage(name, root))
  const states = packages.map((each) => each?.version ?? '')
  const key = hash('sha256', JSON.stringify([version, used, states, language])).slice(0, 16)
  const folder = join(root, 'node_modules/.cache/broadsheet/fonts', key)
  const kept = join(folder, 'fonts.json')
  // Written below by the same code: the key names its version.
  if (existsSync(kept)) return placed(JSON.parse(readFileSync(kept, 'utf8')) as Kept, folder)
  mkdirSync(folder, { recursive: true })
  const made = await make(used, packages, { language, folder })
  await writeWhole(kept, JSON.stringify(made))
  return placed(made, folder)
}

/** As it is kept: the files by their names in the cache's folder. */
interface Kept {
  css: string
  names: string[]
  early: string[]
}

const placed = ({ css, names, early }: Kept, folder: string): LookFonts => ({
  css,
  files: names.map((name) => ({ url: urlOf(name), file: join(folder, name) })),
  early: early.map(urlOf),
})

const urlOf = (name: string) => `/_assets/${name}`

function roles(fonts: Look['fonts'], weight: number): Role[] {
  const isOne = fonts.titles === fonts.text
  const text = { min: 400, max: isOne ? Math.max(700, weight) : 700 }
  const title = isOne ? text : { min: 400, max: Math.max(650, weight) }
  return [
    {
      ...{ token: 'serif', fallback: 'Title Fallback', name: fonts.titles },
      ...{ weight, weights: title },
    },
    {
      ...{ token: 'sans', fallback: 'Text Fallback', name: fonts.text },
      ...{ weight: 400, weights: text },
    },
  ]
}

async function make(
  used: Role[],
  packages: (FontPackage | undefined)[],
  { language, folder }: { language: string; folder: string },
): Promise<Kept> {
  const [faces, tokens]: [Set<string>, string[]] = [new Set(), []]
  const [names, early] = [new Set<string>(), new Set<string>()]
  for (const [index, role] of used.entries()) {
    const font = packages[index]
    const standing = font && (await fallbackOf(font, role))
    const families = font
      ? [`"${font.family}"`, ...(standing?.names.map((name) => `"${name}"`) ?? [])]
      : []
    const generic = font?.isSerif ? 'serif' : 'system-ui,sans-serif'
    tokens.push(`--${role.token}:${[...families, generic].join()}`)
    if (!font) continue
    for (const face of await facesOf(font, role, { language, folder })) {
      faces.add(face.css)
      names.add(face.name)
      if (face.isEarly) early.add(face.name)
    }
    if (standing) faces.add(standing.css)
  }
  const css = `${[...faces].join('')}:root{${tokens.join(';')}}`
  return { css, names: [...names], early: [...early] }
}

/** One face for each subset, and for each weight where the font is not variable. */
async function facesOf(
  font: FontPackage,
  { weights }: Role,
  { language, folder }: { language: string; folder: string },
): Promise<{ css: string; name: string; isEarly: boolean }[]> {
  const subsets = subsetsFor(font, language)
  const { min, max } = weights
  const kinds = font.weights.length
    ? [...new Set([min, 600].map((weight) => nearestWeight(font.weights, weight)))]
    : [min]
  const asked = subsets.flatMap((subset) => kinds.map((weight) => ({ subset, weight })))
  return Promise.all(
    asked.map(async ({ subset, weight }) => {
      const ranges = font.ranges[subset] ?? ''
      const file = await readFile(fontFile(font, subset, weight))
      const content = isNumbered(subset)
        ? file
        : await smallerFont(file, { isLatin: subset === 'latin', ranges, weights })
      const id = hash('sha256', content, 'base64url').slice(0, 8)
      const name = `${font.name.split('/')[1]}-${subset.replaceAll(/[[\]]/g, '')}-${id}.woff2`
      await writeWhole(join(folder, name), content)
      const range = subsets.length > 1 ? `;unicode-range:${ranges}` : ''
      const css = `@font-face{font-family:"${font.family}";src:url(${urlOf(name)}) format("woff2");font-weight:${font.weights.length ? weight : `${min} ${max}`};font-display:swap${range}}`
      return { css, name, isEarly: asked.length === 1 }
    }),
  )
}

async function fallbackOf(font: FontPackage, { fallback, weight }: Role) {
  if (!font.ranges.latin) return undefined
  const { measureFont } = await import('./measure-font.ts')
  const size = await measureFont(await readFile(fontFile(font, 'latin', weight)), weight)
  return fallbackFaces(fallback, { isSerif: font.isSerif, weight }, size)
}
