import { ActionLink } from '../../ui/action.tsx'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { Picture } from '../../ui/picture.tsx'
import { placeId } from '../../ui/place-id.ts'
import type { BlockProps } from '../block.ts'
import './picture-text.css'

export function PictureText({
  block: { title, image, side = 'start', paragraphs, action },
  isFirst,
}: BlockProps<'picture-text'>) {
  return (
    <section className="picture-text wrap" data-side={side} id={title && placeId(title)}>
      <div>
        {title && <h2>{title}</h2>}
        <Paragraphs paragraphs={paragraphs} />
        {action && <ActionLink action={action} />}
      </div>
      <Picture image={image} isLazy={!isFirst} sizes="(min-width: 48rem) 50vw, 100vw" />
    </section>
  )
}
