import type { ControlProps } from '../control.ts'
import { isRecord } from '../describe.ts'
import { useAct, useWritten } from '../desk.tsx'
import { Labelled } from '../labelled.tsx'

/** One of the site's shared blocks, by its name. */
export function SharedControl({ pointer, field, value, beside }: ControlProps<'text'>) {
  const act = useAct()
  const shared = useWritten('/shared')?.value
  const chosen = typeof value === 'string' ? value : ''
  const names = new Set([...Object.keys(isRecord(shared) ? shared : {}), chosen])
  return (
    <Labelled pointer={pointer} field={field} beside={beside}>
      {(tied) => (
        <select
          {...tied}
          className="input"
          value={chosen}
          onChange={(event) => act({ kind: 'set', pointer, value: event.target.value })}
        >
          {[...names].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
