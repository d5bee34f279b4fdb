import { guilloche } from '../../engine/art/guilloche.ts'
import { picture } from '../../engine/art/picture.ts'
import { rosettes } from '../../engine/art/rosettes.ts'
import { iconNames, iconSprite, readIcons } from '../../engine/assets/icons.ts'
import {
  iconsUrl,
  pathOfArt,
  pictureUrl,
  rosettesUrl,
  searchIndexUrl,
} from '../../engine/assets/urls.ts'
import type { LocalKeeperOptions } from './local-keeper.ts'

/** What a build makes, by its address, and the name of a file of its kind; undefined for other addresses. */
export type MadeFiles = (url: URL) => Promise<{ name: string; content: string } | undefined>

/** What a build makes beside the pages, as far as pages show it; with all icons there are, to choose from. */
export function madeFiles({
  manifest,
  openEngine,
}: Pick<LocalKeeperOptions, 'manifest' | 'openEngine'>): MadeFiles {
  let icons: Promise<string> | undefined
  let opened: ReturnType<typeof open> | undefined
  const open = async () => {
    const { engine } = await openEngine()
    const analyse = engine.createAnalyser()
    return { engine, site: async () => (await engine.load(manifest, {}, analyse)).site }
  }
  const drawing = async ({ pathname, searchParams }: URL): Promise<string | undefined> => {
    if (pathname === iconsUrl) {
      icons ??= readIcons().then((all) => iconSprite(iconNames(all)))
      return icons
    }
    if (pathname === rosettesUrl) return rosettes()
    if (pathname === pictureUrl) return picture()
    const path = pathOfArt(pathname)
    if (path === undefined) return undefined
    const hue = hueIn(searchParams, 'hue')
    if (hue !== undefined) return guilloche(path, hue)
    opened ??= open()
    const { engine, site } = await opened
    return engine.drawingAt(pathname, await site(), hueIn(searchParams, 'site-hue'))
  }
  return async (url) => {
    const { pathname } = url
    if (pathname === searchIndexUrl) {
      opened ??= open()
      const { engine, site } = await opened
      return { name: pathname, content: engine.searchIndexOf((await site()) ?? { pages: [] }) }
    }
    const content = await drawing(url)
    return content === undefined ? undefined : { name: 'drawing.svg', content }
  }
}

/** In degrees; undefined where none is given that can be drawn in. */
function hueIn(given: URLSearchParams, name: string): number | undefined {
  const hue = Number.parseFloat(given.get(name) ?? '')
  return Number.isFinite(hue) ? hue : undefined
}
