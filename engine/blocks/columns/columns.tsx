import { each } from '../../ui/each.ts'
import { Inline } from '../../ui/inline.tsx'
import { HeadedList } from '../../ui/item-list.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './columns.css'

export function Columns({ block: { title, text, columns } }: BlockProps<'columns'>) {
  return (
    <section className="columns wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <div className="columns-grid">
        {each(columns, (column) => (
          <article>
            <h3>{column.title}</h3>
            {column.text && (
              <p>
                <Inline text={column.text} />
              </p>
            )}
            {each(column.lists ?? [], (list) => (
              <HeadedList list={list} level={4} />
            ))}
          </article>
        ))}
      </div>
    </section>
  )
}
