import { guilloche } from '../../../../engine/art/guilloche.ts'
import type { PageHead } from '../../../../engine/page/head/page-head.ts'
import { hasMadeImage, socialImage } from '../../../../engine/page/head/social-image.ts'
import { hueOf, lookOf, pictureColours } from '../../../../engine/theme/look.ts'
import type { Preview } from '../../../document/session.ts'

interface SocialCardProps {
  preview: Preview
  head: PageHead
}

/** The page as messengers and networks show it to whom it is sent. */
export function SocialCard({ preview: { page, layout }, head }: SocialCardProps) {
  const look = lookOf(layout.site.theme)
  const colour = page.colour ?? layout.site.colour
  const made = { hue: hueOf(look, colour), ground: pictureColours(look, colour).ground }
  const own = socialImage(page, layout.site)
  return (
    <figure className="grid gap-2" aria-label="When it is shared">
      <figcaption className="label">When it is shared</figcaption>
      <div className="rounded-lg border border-line bg-raised overflow-hidden">
        {hasMadeImage(page, layout.site) ? (
          <MadePicture path={page.path} title={page.title} site={layout.site.name} {...made} />
        ) : (
          own && <img src={own} alt="" className="block w-full aspect-[1200/630] object-cover" />
        )}
        <div className="grid gap-0.5 p-3">
          <span className="micro">{new URL(layout.site.url).host}</span>
          <strong className="text-sm leading-snug">{head.properties['og:title']}</strong>
          <span className="text-xs text-muted line-clamp-2">
            {head.properties['og:description']}
          </span>
        </div>
      </div>
    </figure>
  )
}

interface MadePictureProps {
  path: string
  title: string
  site: string
  hue: number
  /** What is below its words. */
  ground: string
}

/** The picture that a build makes of the page's title and drawing, with the letters of this screen. */
function MadePicture({ path, title, site, hue, ground }: MadePictureProps) {
  const drawing = `url("data:image/svg+xml,${encodeURIComponent(guilloche(path, hue))}")`
  const veil = `linear-gradient(90deg, ${ground} 42%, color-mix(in srgb, ${ground} 60%, transparent) 75%, transparent)`
  return (
    <div
      className="grid content-between p-[6%] aspect-[1200/630] text-white bg-cover bg-right"
      style={{ backgroundImage: `${veil}, ${drawing}` }}
    >
      <span className="text-[0.6rem]">{site}</span>
      <span className="title text-lg w-3/4">{title}</span>
    </div>
  )
}
