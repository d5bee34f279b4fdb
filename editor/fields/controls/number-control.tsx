import type { ControlProps } from '../control.ts'
import { Labelled } from '../labelled.tsx'
import { useTyped } from '../use-typed.ts'

/** A whole number. What is no number yet is not written. */
export function NumberControl({ pointer, field, value, beside }: ControlProps<'number'>) {
  const [shown, type] = useTyped(pointer, typeof value === 'number' ? value : Number.NaN)
  return (
    <Labelled pointer={pointer} field={field} beside={beside}>
      {(tied) => (
        <input
          {...tied}
          type="number"
          className="input"
          min={field.min}
          max={field.max}
          value={Number.isNaN(shown) ? '' : shown}
          onChange={({ target }) => {
            if (!Number.isNaN(target.valueAsNumber)) type(target.valueAsNumber)
          }}
        />
      )}
    </Labelled>
  )
}
