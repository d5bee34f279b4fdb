import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Inline } from '../../ui/inline.tsx'
import { ItemList } from '../../ui/item-list.tsx'
import type { BlockProps } from '../block.ts'
import '../../ui/cells.css'
import '../../ui/tag.css'
import './tools.css'

export function Tools({ block: { tools } }: BlockProps<'tools'>) {
  return (
    <section className="tools cells wrap">
      {tools.map(({ id, name, kind, icon, description, steps }) => (
        <article key={id} id={id} className="tool">
          <header>
            <span className="icon-tile">
              <Icon name={icon} />
            </span>
            <h2>
              <a href={`#${id}`}>{name}</a>
            </h2>
            <span className="tag">{kind}</span>
          </header>
          <p>
            <Inline text={description} />
          </p>
          {steps && (
            <Disclosure group="tools" summary={steps.heading}>
              <ItemList {...steps} numbered={steps.numbered ?? true} />
            </Disclosure>
          )}
        </article>
      ))}
    </section>
  )
}
