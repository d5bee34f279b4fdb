import type { ControlProps } from '../control.ts'
import { Labelled } from '../labelled.tsx'
import { useText } from './text-control.tsx'

/** A colour of one's own: chosen from the system's picker, or written. */
export function OwnColourControl({ pointer, field, value, beside }: ControlProps<'text'>) {
  const { text, type, leave } = useText({ pointer, field, value })
  const digits = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text)?.slice(1)
  return (
    <Labelled pointer={pointer} field={field} beside={beside}>
      {(tied) => (
        <div className="flex gap-2">
          <input
            type="color"
            className="input w-12! p-1! shrink-0"
            aria-label={`${field.title}, chosen from a picture`}
            value={digits ? `#${digits.map((digit) => digit + digit).join('')}` : text}
            onChange={(event) => type(event.target.value)}
          />
          <input
            {...tied}
            className="input"
            value={text}
            placeholder={field.example}
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
        </div>
      )}
    </Labelled>
  )
}
