import { rosettes } from '../../engine/art/rosettes.ts'
import { iconNames, iconSprite, readIcons } from '../../engine/assets/icons.ts'
import { iconsUrl, pathOfArt, rosettesUrl } from '../../engine/assets/urls.ts'
import type { LocalKeeperOptions } from './local-keeper.ts'

/** A drawing that a build makes, by its address; undefined for other addresses. */
export type MadeFiles = (pathname: string) => Promise<string | undefined>

/** What a build makes beside the pages, as far as pages show it; with all icons there are, to choose from. */
export function madeFiles({
  manifest,
  openEngine,
}: Pick<LocalKeeperOptions, 'manifest' | 'openEngine'>): MadeFiles {
  let icons: Promise<string> | undefined
  let drawings: ReturnType<typeof openDrawings> | undefined
  const openDrawings = async () => {
    const { engine } = await openEngine()
    const analyse = engine.createAnalyser()
    return async (url: string) =>
      engine.drawingAt(url, (await engine.load(manifest, {}, analyse)).site)
  }
  return async (pathname) => {
    if (pathname === iconsUrl) {
      icons ??= readIcons().then((all) => iconSprite(iconNames(all)))
      return icons
    }
    if (pathname === rosettesUrl) return rosettes()
    if (pathOfArt(pathname) === undefined) return undefined
    drawings ??= openDrawings()
    return (await drawings)(pathname)
  }
}
