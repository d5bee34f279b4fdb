import { ForeignFrame } from '../../ui/foreign-frame.tsx'
import { Picture } from '../../ui/picture.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'

export function Video({ block: { title, text, image, ...frame }, isFirst }: BlockProps<'video'>) {
  return (
    <section className="wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <ForeignFrame {...frame}>
        <Picture image={image} isLazy={!isFirst} />
      </ForeignFrame>
    </section>
  )
}
