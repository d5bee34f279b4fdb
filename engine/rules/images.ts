import { type Finding, finding } from '../findings/finding.ts'
import { picturesOf } from '../manifest/pictures.ts'
import type { Path } from '../text/path.ts'
import { pointerOf } from '../text/source.ts'
import type { Part, SiteSubject } from './subject.ts'

/** Pictures whose file is not there: visitors would see a broken frame. */
export function imageMissing({ pictures, source, options }: SiteSubject): Finding[] {
  return pictures.flatMap(({ src, path }) => {
    if (options.pictureAt?.(src) !== 'missing') return []
    const message = `There is no picture "${src}" among the site's files, so visitors would see a broken frame.`
    const hint = 'Put the file into the site\'s folder "public", or name one that lies there.'
    return finding('image-missing', source.placeOf(path), message, hint)
  })
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
  return pictures.flatMap(({ src, width, height, path }) => {
    const size = options.pictureAt?.(src)
    if (!size || typeof size === 'string') return []
    if (made.has(pointerOf([...path.slice(0, -1), 'height']))) return []
    const ratio = (width / height) * (size.height / size.width)
    if (Math.abs(ratio - 1) < 0.02) return []
    const at = source.placeOf([...path.slice(0, -1), 'width'])
    const message = `"${src}" is ${size.width} × ${size.height} pixels, which is another shape than ${width} × ${height}; it would look squeezed.`
    const fitting = Math.round((width * size.height) / size.width)
    return finding(
      'image-size-wrong',
      at,
      message,
      `Write the file's own size, or "height": ${fitting}.`,
    )
  })
}
