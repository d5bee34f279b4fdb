import type { ControlProps } from '../control.ts'
import { Labelled } from '../labelled.tsx'
import { useTyped } from '../use-typed.ts'

/** A value that has no shape of its own: a word can be typed, the rest is seen in the view of the text. */
export function FreeControl({ pointer, field, value, beside }: ControlProps<'free'>) {
  const [text, type] = useTyped(pointer, typeof value === 'string' ? value : '')
  return (
    <Labelled pointer={pointer} field={field} beside={beside}>
      {(tied) => (
        <input
          {...tied}
          className="input"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Labelled>
  )
}
