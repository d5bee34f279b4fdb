import { Inline } from '../../ui/inline.tsx'
import { HeadedList } from '../../ui/item-list.tsx'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import type { BlockProps } from '../block.ts'
import './panel.css'

export function Panel({ block: { title, paragraphs, lists, facts, note } }: BlockProps<'panel'>) {
  return (
    <section className="panel wrap">
      <div className="panel-text">
        <h2>{title}</h2>
        {paragraphs && <Paragraphs paragraphs={paragraphs} />}
      </div>
      {lists && (
        <div className="panel-lists">
          {lists.map((list) => (
            <HeadedList key={list.heading} list={list} />
          ))}
        </div>
      )}
      {facts && (
        <dl className="fact-rows">
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && (
        <p className="note">
          <Inline text={note} />
        </p>
      )}
    </section>
  )
}
