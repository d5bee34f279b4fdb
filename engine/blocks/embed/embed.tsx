import { ForeignFrame } from '../../ui/foreign-frame.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'

export function Embed({ block: { title, text, ...frame } }: BlockProps<'embed'>) {
  return (
    <section className="wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <ForeignFrame {...frame} />
    </section>
  )
}
