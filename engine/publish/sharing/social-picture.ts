import { escapeXml } from '../../page/head/escape.ts'
import type { Line, Typesetter } from './typesetter.ts'

/** The size that messengers and networks ask for, in pixels (Open Graph, 1.91 to 1). */
export const pictureSize = { width: 1200, height: 630 }

const margin = 72
const textWidth = 860
const titleSizes = [84, 74, 64, 56, 46]

export interface PictureTexts {
  title: string
  /** Above the title: whose page it is. */
  site: string
  /** The colour that veils the drawing where words stand. */
  ground: string
}

export interface PictureFonts {
  title: Typesetter
  text: Typesetter
}

/** What lies over a page's drawing: a veil that leaves it only where lines end, and the words, as an SVG document. */
export function socialPicture({ title, site, ground }: PictureTexts, fonts: PictureFonts): string {
  const { width, height } = pictureSize
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`
  const veil = fonts.title.direction === 'rtl' ? ' x1="1" x2="0"' : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#fff">`,
    `<title>${escapeXml(title)}</title>`,
    `<defs><linearGradient id="veil"${veil}>${stop(0.42, 1)}${stop(0.75, 0.6)}${stop(1, 0.1)}</linearGradient></defs>`,
    `<rect fill="url(#veil)" width="${width}" height="${height}"/>`,
    at(104, fonts.text.line(site, 34), fonts.text),
    ...titleLines(title, fonts.title),
    '</svg>',
  ].join('')
}

/** As large as three lines allow; a title that needs more is cut by the picture's lower edge never, but grows upwards. */
function titleLines(title: string, font: Typesetter): string[] {
  const size =
    titleSizes.find((pixels) => font.lines(title, pixels, textWidth).length <= 3) ??
    Math.min(...titleSizes)
  const lines = balanced(title, size, font)
  const lead = size * 1.12
  return lines.map((line, index) => at(540 - (lines.length - 1 - index) * lead, line, font))
}

/** The narrowest setting with as few lines: no last line of one word beneath two full ones. */
function balanced(title: string, size: number, font: Typesetter): Line[] {
  let lines = font.lines(title, size, textWidth)
  for (let width = textWidth - 20; width > textWidth / 3; width -= 20) {
    const narrower = font.lines(title, size, width)
    if (narrower.length > lines.length || narrower.some((line) => line.width > width)) break
    lines = narrower
  }
  return lines
}

/** Lines begin at the margin on the side where they are read from. */
function at(y: number, { path, width }: Line, { direction }: Typesetter): string {
  const x = direction === 'rtl' ? Math.round(pictureSize.width - margin - width) : margin
  return `<path transform="translate(${x} ${Math.round(y)})" d="${path}"/>`
}
