import '../../ui/cells.css'
import { each } from '../../ui/each.ts'
import { Icon } from '../../ui/icon.tsx'
import { Inline } from '../../ui/inline.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './facts.css'

export function Facts({ block: { title, items } }: BlockProps<'facts'>) {
  return (
    <section className="facts wrap" id={title && placeId(title)}>
      <SectionHead title={title} />
      <ul className="cells">
        {each(items, (item) => (
          <li>
            <Icon name={item.icon} />
            <h3>{item.title}</h3>
            {item.value && <p className="fact-value">{item.value}</p>}
            <p>
              <Inline text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
