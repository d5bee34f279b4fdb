import { each } from '../../ui/each.ts'
import { Picture } from '../../ui/picture.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './logos.css'

export function Logos({ block: { title, text, logos } }: BlockProps<'logos'>) {
  return (
    <section className="logos wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <ul>
        {each(logos, ({ image, href }) => {
          const sign = <Picture image={image} isLazy sizes="12rem" />
          return <li>{href ? <a href={href}>{sign}</a> : sign}</li>
        })}
      </ul>
    </section>
  )
}
