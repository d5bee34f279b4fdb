import type { Card } from '../../../schema/generated/manifest.js'
import { each } from '../../ui/each.ts'
import { Icon } from '../../ui/icon.tsx'
import { Inline } from '../../ui/inline.tsx'
import { HeadedList } from '../../ui/item-list.tsx'
import type { BlockProps } from '../block.ts'
import './cards.css'

export function Cards({ block: { cards } }: BlockProps<'cards'>) {
  return (
    <section className="cards wrap">
      {each(cards, (card) => (
        <Ledger card={card} />
      ))}
    </section>
  )
}

function Ledger({ card: { id, title, icon, colour, text, lists } }: { card: Card }) {
  return (
    <article className="ledger" id={id} data-colour={colour}>
      <header>
        <span className="icon-tile">
          <Icon name={icon} />
        </span>
        <h2>{title}</h2>
        {text && (
          <p>
            <Inline text={text} />
          </p>
        )}
      </header>
      {each(lists, (list) => (
        <HeadedList list={list} />
      ))}
    </article>
  )
}
