import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureColours } from '../../theme/look.ts'
import { icoOf } from './ico.ts'
import { initialMark, initialOf } from './initial-mark.ts'
import type { SharedFile, SharingContext } from './sharing-context.ts'

/** Counted up whenever the same mark gives other icons. */
const version = 1

/** The share of a side that stays free, so that systems may cut an icon round. */
const inset = 0.16

/** The site's mark in the forms that browsers, desks and phones ask for. */
export function siteIcons(context: SharingContext): SharedFile[] {
  const ground = context.look.palette.light.paper
  let known: Promise<Uint8Array> | undefined
  const markOnce = () => {
    known ??= siteMark(context)
    return known
  }
  const png =
    (pixels: number, options: { inset?: number; ground?: string } = {}) =>
    async () => {
      const mark = await markOnce()
      return context.cache.get([version, String(mark), pixels, options], async () => {
        const { iconPng } = await import('./raster.ts')
        return iconPng(mark, pixels, options)
      })
    }
  return [
    { name: '/favicon.svg', make: async () => svgOf(await markOnce()) },
    { name: '/favicon.ico', make: async () => icoOf(await png(32)(), 32) },
    { name: '/apple-touch-icon.png', make: png(180, { inset, ground }) },
    { name: '/icon-192.png', make: png(192, { inset, ground }) },
    { name: '/icon-512.png', make: png(512, { inset, ground }) },
  ]
}

/** The file of the site's logo; a site without one is marked by its initial. */
async function siteMark({
  site,
  publicFolder,
  look,
  fonts,
  cache,
}: SharingContext): Promise<Uint8Array> {
  const { logo, name, colour } = site.layout.site
  const file = logo && join(publicFolder, logo.src)
  if (file && existsSync(file)) return readFile(file)
  const { mark } = pictureColours(look, colour)
  const initial = initialOf(name)
  const written = await fonts.title.fingerprint(initial)
  return cache.get([version, initial, mark, written], async () =>
    Buffer.from(initialMark(initial, mark, await fonts.title.typesetter(initial))),
  )
}

/** A logo in pixels is put into an SVG document, which is what the address promises. */
function svgOf(mark: Uint8Array): string {
  const text = Buffer.from(mark)
  if (text.includes('<svg')) return text.toString('utf8')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${text.toString('base64')}"/></svg>`
}
