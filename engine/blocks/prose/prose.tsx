import { ItemList } from '../../ui/item-list.tsx'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { placeId } from '../../ui/place-id.ts'
import type { BlockProps } from '../block.ts'
import './prose.css'

export function Prose({ block: { id, language, title, paragraphs, items } }: BlockProps<'prose'>) {
  return (
    <section
      className="prose wrap"
      id={id ?? (title && placeId(title))}
      lang={language}
      dir={language && 'auto'}
    >
      {title && <h2>{title}</h2>}
      <div className="prose-text">
        <Paragraphs paragraphs={paragraphs} />
        {items && <ItemList items={items} />}
      </div>
    </section>
  )
}
