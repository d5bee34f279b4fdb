import type { BlockProps } from '../block.ts'
import './statistics.css'

export function Statistics({ block: { title, items } }: BlockProps<'statistics'>) {
  return (
    <section className="statistics deep">
      {title && <h2 className="visually-hidden">{title}</h2>}
      <dl className="wrap">
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
