import { counted } from '../../../engine/text/counted.ts'

const badges = { error: 'bg-danger-soft text-danger', warning: 'bg-warn-soft text-warn' }

/** How many findings there are. */
export function Badge({ count, what }: { count: number; what: 'error' | 'warning' }) {
  if (count === 0) return null
  const words = counted(count, what)
  return (
    <span
      title={words}
      className={`flex-none min-w-5 px-1 rounded-full text-center text-xs font-semibold leading-5 ${badges[what]}`}
    >
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
