import { readFileSync } from 'node:fs'
import { hasSomeOf } from '../../theme/fonts/subsets.ts'

/** The families of Fontsource that have the letters which a site's own fonts lack, by script (ISO 15924). */
const families: { [script: string]: string } = {
  Adlm: 'noto-sans-adlam',
  Arab: 'noto-sans-arabic',
  Armn: 'noto-sans-armenian',
  Beng: 'noto-sans-bengali',
  Cher: 'noto-sans-cherokee',
  Cyrl: 'noto-sans',
  Deva: 'noto-sans',
  Ethi: 'noto-sans-ethiopic',
  Geor: 'noto-sans-georgian',
  Grek: 'noto-sans',
  Gujr: 'noto-sans-gujarati',
  Guru: 'noto-sans-gurmukhi',
  Hang: 'noto-sans-kr',
  Hani: 'noto-sans-sc',
  Hebr: 'noto-sans-hebrew',
  Hira: 'noto-sans-jp',
  Kana: 'noto-sans-jp',
  Khmr: 'noto-sans-khmer',
  Knda: 'noto-sans-kannada',
  Laoo: 'noto-sans-lao',
  Latn: 'noto-sans',
  Mlym: 'noto-sans-malayalam',
  Mymr: 'noto-sans-myanmar',
  Orya: 'noto-sans-oriya',
  Sinh: 'noto-sans-sinhala',
  Taml: 'noto-sans-tamil',
  Telu: 'noto-sans-telugu',
  Thaa: 'noto-sans-thaana',
  Thai: 'noto-sans-thai',
}

/** One letter is drawn otherwise in Japan, in Korea and on Taiwan than in China. */
const han: { [script: string]: string } = {
  Jpan: 'noto-sans-jp',
  Kore: 'noto-sans-kr',
  Hant: 'noto-sans-tc',
}

const scripts = Object.keys(families).map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
)
/** What every font of a site has. */
const usual = /[\0-\xff–—‘’“”„•…€™]/gu

/**
 * The files with those letters of a text that a site's own fonts rarely have, by the text's scripts.
 * @param script that of the site's language (ISO 15924)
 * @param resolve where the file of a package lies
 * @throws {Error} where most of the text could not be written, with what to install
 */
export function fallbackFonts(
  text: string,
  script: string | undefined,
  resolve: (file: string) => string,
): string[] {
  const rare = text.replaceAll(usual, '')
  if (!rare) return []
  const asked = scripts
    .filter(([, letters]) => letters.test(rare))
    .map(([name]) => (name === 'Hani' ? han[script ?? ''] : undefined) ?? families[name] ?? '')
  return [...new Set(asked)].flatMap((family) => {
    const files = filesOf(family, rare, resolve)
    if (!files && rare.length * 2 > text.length)
      throw new Error(
        `No font at hand has the letters of "${text}", so its picture for sharing would be blank. Run "npm install ${packageOf(family)}", or set "socialImages" of the site to false.`,
      )
    return files ?? []
  })
}

const packageOf = (family: string) => `@fontsource-variable/${family}`

function filesOf(
  family: string,
  text: string,
  resolve: (file: string) => string,
): string[] | undefined {
  const folder = packageOf(family)
  let table: string
  try {
    table = resolve(`${folder}/unicode.json`)
  } catch {
    return undefined
  }
  // Written by Fontsource: which letters each of the family's files has.
  const ranges: { [subset: string]: string } = JSON.parse(readFileSync(table, 'utf8'))
  return Object.keys(ranges)
    .filter((subset) => hasSomeOf({ ranges }, subset, text))
    .map((subset) => subset.replaceAll(/[[\]]/g, ''))
    .map((subset) => resolve(`${folder}/files/${family}-${subset}-wght-normal.woff2`))
}
