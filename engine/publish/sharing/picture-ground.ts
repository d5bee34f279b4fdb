import type { Colour } from '../../../schema/generated/manifest.js'
import { guilloche } from '../../art/guilloche.ts'
import { hueOf, type Look, pictureColours } from '../../theme/look.ts'

/** What lies below the words of a page's picture: a drawing as an SVG document, and the colour that veils it. */
export function pictureGround(
  look: Look,
  { path, colour }: { path: string; colour: Colour | undefined },
): { drawing: string; ground: string } {
  const { ground } = pictureColours(look, colour)
  const drawing =
    look.drawing === 'guilloche'
      ? guilloche(path, hueOf(look, colour))
      : plain(ground, look.drawing !== 'none')
  return { drawing, ground }
}

/** The ground alone, or with two discs on the side where lines end. */
function plain(ground: string, isDrawn: boolean): string {
  const disc = (x: number, y: number, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" fill-opacity=".12"/>`
  const discs = isDrawn ? `${disc(1080, 90, 300)}${disc(1180, 640, 190)}` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${ground}"/>${discs}</svg>`
}
