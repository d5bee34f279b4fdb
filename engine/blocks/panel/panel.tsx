import { each } from '../../ui/each.ts'
import { Inline } from '../../ui/inline.tsx'
import { HeadedList } from '../../ui/item-list.tsx'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { placeId } from '../../ui/place-id.ts'
import type { BlockProps } from '../block.ts'
import './panel.css'

export function Panel({
  block: { language, title, paragraphs, lists, facts, note },
}: BlockProps<'panel'>) {
  return (
    <section
      className="panel wrap"
      id={title && placeId(title)}
      lang={language}
      dir={language && 'auto'}
    >
      <div className="panel-text">
        <h2>{title}</h2>
        {paragraphs && <Paragraphs paragraphs={paragraphs} />}
      </div>
      {lists && (
        <div className="panel-lists">
          {each(lists, (list) => (
            <HeadedList list={list} />
          ))}
        </div>
      )}
      {facts && (
        <dl className="fact-rows">
          {each(facts, ({ term, detail }) => (
            <div>
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
