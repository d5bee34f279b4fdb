import type { FontPackage } from './font-package.ts'

/** Languages of Latin letters that need none beyond ISO 8859-1. */
const western = new Set(
  'af br ca co cy da de en es eu fi fo fr fy ga gd gl ht ia id is it jv ku lb ms nb nl nn no nr oc pt rm rw sc sn so sq ss st su sv sw tl tn ts uz wa xh zu'.split(
    ' ',
  ),
)

/** Letters by which the subsets of a script are known, by the script (ISO 15924). */
const letters: { [script: string]: string } = {
  Arab: 'عپ',
  Armn: 'ա',
  Beng: 'ক',
  Cyrl: 'ж',
  Deva: 'क',
  Ethi: 'አ',
  Geor: 'ა',
  Grek: 'ω',
  Gujr: 'ક',
  Guru: 'ਕ',
  Hans: '的',
  Hant: '的',
  Hebr: 'א',
  Jpan: 'の的',
  Khmr: 'ក',
  Knda: 'ಕ',
  Kore: '한',
  Laoo: 'ກ',
  Mlym: 'ക',
  Mymr: 'က',
  Orya: 'କ',
  Sinh: 'ක',
  Taml: 'க',
  Telu: 'క',
  Thaa: 'ހ',
  Thai: 'ก',
}

/**
 * Which of a font's subsets a site needs: those of its language's script, and Latin letters, which stand on every
 * site. Scripts that Fontsource cuts into hundreds of numbered pieces need all of these; browsers fetch few.
 * @param language as BCP 47 has it
 */
export function subsetsFor({ ranges }: Pick<FontPackage, 'ranges'>, language: string): string[] {
  const { language: code, script = 'Latn' } = new Intl.Locale(language).maximize()
  const own = letters[script]
  const isAsked = (subset: string) => {
    if (subset === 'latin') return true
    if (subset === 'vietnamese') return code === 'vi'
    if (subset === 'latin-ext') return script === 'Latn' && !western.has(code)
    if (isNumbered(subset)) return own !== undefined
    return hasSomeOf({ ranges }, subset, own ?? '')
  }
  return Object.keys(ranges).filter(isAsked).sort()
}

/** Whether a subset is one of many pieces of a large script, as `[42]`. */
export const isNumbered = (subset: string) => subset.startsWith('[')

/** Whether a subset of a font has letters of a text. */
export function hasSomeOf({ ranges }: Pick<FontPackage, 'ranges'>, subset: string, text: string) {
  return [...text].some((letter) => isWithin(letter.codePointAt(0) ?? 0, ranges[subset]))
}

/** @param ranges as style sheets write them: `U+600-6FF,U+8A0` */
function isWithin(point: number, ranges = ''): boolean {
  return boundsOf(ranges).some(([first, last]) => first <= point && point <= last)
}

/** All characters of a subset's ranges. */
export function charactersOf(ranges: string): string {
  return boundsOf(ranges)
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')
}

function boundsOf(ranges: string): [first: number, last: number][] {
  return ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}
