import { pathOfArt } from '../assets/urls.ts'
import { blocks } from '../blocks/index.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { picturesOf } from '../manifest/pictures.ts'
import type { Path } from '../text/path.ts'
import { pointerOf } from '../text/source.ts'
import { lookOf } from '../theme/look.ts'
import type { Part, SiteSubject } from './subject.ts'

/** Pictures whose file is not there: visitors would see a broken frame. */
export function imageMissing(site: SiteSubject): Finding[] {
  const { pictures, source, options } = site
  const findings: Finding[] = []
  for (const { src, path } of pictures) {
    const [message, hint] =
      missingDrawing(src, site) ?? (options.pictureAt?.(src) === 'missing' ? missing(src) : [])
    if (message !== undefined && hint !== undefined)
      findings.push(finding('image-missing', source.placeOf(path), message, hint))
  }
  return findings
}

const missing = (src: string) => [
  `There is no picture "${src}" among the site's files, so visitors would see a broken frame.`,
  'Put the file into the site\'s folder "public", or name one that lies there.',
]

/** What is said of a page's drawing that no build makes: pages are drawn only in looks that have it, and where they show it. */
function missingDrawing(
  src: string,
  { pages, globals }: SiteSubject,
): [string, string] | undefined {
  const path = pathOfArt(src)
  if (!path) return undefined
  const { theme } = globals.site
  const facts = pages.find((page) => page?.facts.path === path)?.facts
  if (facts?.pictures.includes(src)) return undefined // the page's own, which is made for it
  if (!facts)
    return [
      `"${src}" is the drawing of a page "${path}", and there is none, so visitors would see a broken frame.`,
      'Choose the drawing of a page that there is, or a picture of your own.',
    ]
  if (lookOf(theme).drawing !== 'guilloche')
    return [
      `The site's look makes no drawings of pages, so there is no "${src}", and visitors would see a broken frame.`,
      'Choose a picture of your own, or the look "engraved", which has drawings.',
    ]
  if (Object.entries(blocks).some(([type, { isDrawn }]) => isDrawn && facts.types.includes(type)))
    return undefined
  return [
    `The page "${path}" shows no drawing, so "${src}" is not made, and visitors would see a broken frame.`,
    'Begin that page with a banner, or choose the drawing of a page that has one.',
  ]
}

/** Pictures that say something, with a text that says nothing. An empty one is right for decoration only. */
export function imageWithoutText({ resolved, shape, path: base, source }: Part): Finding[] {
  return picturesOf(resolved, shape, base).flatMap(({ alt, src, path }) => {
    const fault = faultOf(alt, src, path)
    if (!fault) return []
    const at = source.placeOf([...path.slice(0, -1), 'alt'])
    const hint = 'Write what the picture shows, as you would say it over the telephone.'
    return finding('image-without-text', at, fault, hint)
  })
}

function faultOf(alt: string, src: string, path: Path): string | undefined {
  const text = alt.trim().toLowerCase()
  const isShared = path.at(-2) === 'socialImage' || (path.length === 4 && path.at(-2) === 'image')
  if (text === '')
    return isShared ? 'The picture that is shown when the page is shared has no text.' : undefined
  const name = src.split('/').at(-1)?.toLowerCase() ?? ''
  if (text === name || /\.(?:png|jpe?g|svg|webp|avif|gif)$/.test(text))
    return `The text "${alt}" is the name of a file, which tells nobody what the picture shows.`
  return /^(?:image|picture|photo|logo|icon|img)$/.test(text)
    ? `The text "${alt}" does not tell what the picture shows.`
    : undefined
}

/** Pictures of another shape than is said: the page would jump, or the picture be squeezed. */
export function imageSizeWrong({ pictures, source, options, made }: SiteSubject): Finding[] {
  const findings: Finding[] = []
  for (const { src, width, height, path } of pictures) {
    const size = options.pictureAt?.(src)
    if (!size || typeof size === 'string') continue
    if (made.has(pointerOf([...path.slice(0, -1), 'height']))) continue
    const ratio = (width / height) * (size.height / size.width)
    if (Math.abs(ratio - 1) < 0.02) continue
    const at = source.placeOf([...path.slice(0, -1), 'width'])
    const message = `"${src}" is ${size.width} × ${size.height} pixels, which is another shape than ${width} × ${height}; it would look squeezed.`
    const fitting = Math.round((width * size.height) / size.width)
    const hint = `Write the file's own size, or "height": ${fitting}.`
    findings.push(finding('image-size-wrong', at, message, hint))
  }
  return findings
}
