import { useState } from 'react'
import type { ControlProps } from '../control.ts'
import { Labelled } from '../labelled.tsx'
import { useTyped } from '../use-typed.ts'

/** A whole number. What is no number yet, such as nothing on the way to another one, is shown and not written. */
export function NumberControl({ pointer, field, value, beside }: ControlProps<'number'>) {
  const [shown, type] = useTyped(pointer, typeof value === 'number' ? value : Number.NaN)
  const [isNone, setNone] = useState(false)
  return (
    <Labelled pointer={pointer} field={field} beside={beside}>
      {(tied) => (
        <input
          {...tied}
          type="number"
          className="input"
          min={field.min}
          max={field.max}
          value={isNone || Number.isNaN(shown) ? '' : shown}
          onBlur={() => setNone(false)}
          onChange={({ target }) => {
            const number = target.valueAsNumber
            setNone(Number.isNaN(number))
            if (!Number.isNaN(number)) type(number)
          }}
        />
      )}
    </Labelled>
  )
}
