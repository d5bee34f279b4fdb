import '../../ui/cells.css'
import '../../ui/rosettes.css'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './link-cards.css'

export function LinkCards({ block: { title, text, cards } }: BlockProps<'link-cards'>) {
  return (
    <section className="link-cards wrap">
      <SectionHead title={title} text={text} />
      <ol className="register cells">
        {cards.map((card) => (
          <li key={card.href} data-colour={card.colour}>
            <a href={card.href}>
              <h3>{card.title}</h3>
              <p>{card.description}</p>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
