import { socialImageUrl } from '../../assets/urls.ts'
import type { ListedPage } from '../../facts/page-facts.ts'
import { hasMadeImage } from '../../page/head/social-image.ts'
import { pictureGround } from './picture-ground.ts'
import type { SharedFile, SharingContext } from './sharing-context.ts'
import { pictureSize, socialPicture } from './social-picture.ts'

/** Counted up whenever the same page gets another picture. */
const version = 2

/** A picture for each page that has none of its own, out of its title and its drawing. */
export function socialImages(context: SharingContext): SharedFile[] {
  const { layout, pages } = context.site
  return pages
    .filter((page) => hasMadeImage(page, layout.site))
    .map((page) => ({
      name: socialImageUrl(page.path),
      make: () => socialImage(page, context),
    }))
}

async function socialImage(
  { path, title, colour }: ListedPage,
  { site: { layout }, look, fonts, cache }: SharingContext,
): Promise<Uint8Array> {
  const page = { path, colour: colour ?? layout.site.colour }
  const { drawing, ground } = pictureGround(look, page)
  const texts = { title, site: layout.site.name, ground }
  const written = [await fonts.title.fingerprint(title), await fonts.text.fingerprint(texts.site)]
  return cache.get([version, texts, drawing, written], async () => {
    const { pngOf } = await import('./raster.ts')
    const picture = socialPicture(texts, {
      title: await fonts.title.typesetter(title),
      text: await fonts.text.typesetter(texts.site),
    })
    return pngOf([drawing, picture], pictureSize)
  })
}
