import { each } from '../../ui/each.ts'
import { Inline } from '../../ui/inline.tsx'
import { Picture } from '../../ui/picture.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './gallery.css'

export function Gallery({ block: { title, text, pictures }, isFirst }: BlockProps<'gallery'>) {
  return (
    <section className="gallery wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <ul>
        {each(pictures, ({ image, caption }) => (
          <li>
            <figure>
              <a href={image.src}>
                <Picture
                  image={image}
                  isLazy={!isFirst}
                  sizes="(min-width: 64rem) 33vw, (min-width: 34rem) 50vw, 100vw"
                />
              </a>
              {caption && (
                <figcaption>
                  <Inline text={caption} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
