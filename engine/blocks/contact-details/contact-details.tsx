import { Icon } from '../../ui/icon.tsx'
import { Inline } from '../../ui/inline.tsx'
import { HeadedList } from '../../ui/item-list.tsx'
import type { BlockProps } from '../block.ts'
import './contact-details.css'

export function ContactDetails({
  block: { title, text, items, steps },
}: BlockProps<'contact-details'>) {
  return (
    <aside className="contact-details deep">
      <h2>{title}</h2>
      {text && (
        <p>
          <Inline text={text} />
        </p>
      )}
      {steps && <HeadedList list={{ ...steps, numbered: true }} />}
      <dl>
        {items.map((item) => (
          <div key={item.href}>
            <dt>
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </dt>
            <dd>
              <a href={item.href}>{item.text}</a>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
