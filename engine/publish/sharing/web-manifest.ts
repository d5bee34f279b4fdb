import type { ListedSite } from '../../facts/page-facts.ts'
import type { Look } from '../../theme/look.ts'

/** What a phone needs to put the site among its apps (W3C Web Application Manifest). */
export function webManifest({ layout, pages }: ListedSite, { palette }: Look): string {
  const { name, language } = layout.site
  const home = pages.find(({ path }) => path === '/')
  const icon = (pixels: number, purpose?: 'maskable') => ({
    src: `/icon-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  })
  const manifest = {
    name,
    short_name: name,
    ...(home && { description: home.description }),
    lang: language,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: palette.light.paper,
    theme_color: palette.light.paper,
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
