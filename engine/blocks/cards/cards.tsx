import type { Card } from '../../../schema/generated/manifest.js'
import { each } from '../../ui/each.ts'
import { Icon } from '../../ui/icon.tsx'
import { Inline } from '../../ui/inline.tsx'
import { HeadedList } from '../../ui/item-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { BlockProps } from '../block.ts'
import './cards.css'
import { cardId, listId } from './place.ts'

export function Cards({ block: { cards } }: BlockProps<'cards'>) {
  return (
    <section className="cards wrap">
      {each(cards, (card) => (
        <Ledger card={card} />
      ))}
    </section>
  )
}

function Ledger({ card }: { card: Card }) {
  const { title, href, icon, image, colour, text, lists = [] } = card
  return (
    <article className="ledger" id={cardId(card)} data-colour={colour}>
      {image && <Picture image={image} isLazy sizes="(min-width: 48rem) 50vw, 100vw" />}
      <header>
        {icon && (
          <span className="icon-tile">
            <Icon name={icon} />
          </span>
        )}
        <h2>{href ? <a href={href}>{title}</a> : title}</h2>
        {text && (
          <p>
            <Inline text={text} />
          </p>
        )}
      </header>
      {each(lists, (list) => (
        <HeadedList list={list} id={listId(card, list)} />
      ))}
    </article>
  )
}
