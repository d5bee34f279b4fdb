import '../../ui/cells.css'
import { each } from '../../ui/each.ts'
import { Inline } from '../../ui/inline.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './quotes.css'

export function Quotes({ block: { title, quotes } }: BlockProps<'quotes'>) {
  return (
    <section className="quotes wrap" id={title && placeId(title)}>
      <SectionHead title={title} />
      <ul className="cells">
        {each(quotes, ({ text, name, role }) => (
          <li>
            <figure>
              <blockquote>
                <p>
                  <Inline text={text} />
                </p>
              </blockquote>
              <figcaption>
                <cite>{name}</cite>
                {role && <span>{role}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
