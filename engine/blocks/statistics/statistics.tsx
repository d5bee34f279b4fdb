import { each } from '../../ui/each.ts'
import type { BlockProps } from '../block.ts'
import './statistics.css'

export function Statistics({ block: { title, items } }: BlockProps<'statistics'>) {
  return (
    <section className="statistics deep">
      {title && <h2 className="visually-hidden">{title}</h2>}
      <dl className="wrap">
        {each(items, ({ value, label }) => (
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
