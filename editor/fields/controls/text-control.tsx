import type { ControlProps } from '../control.ts'
import { useAct } from '../desk.tsx'
import { Labelled } from '../labelled.tsx'
import { useTyped } from '../use-typed.ts'
import { VariablesIn } from './variables-in.tsx'

type TextProps = ControlProps<'text'>

/** What the browser's own keyboards and pickers are told of a kind of text. */
const inputs: { [format: string]: { type?: string; inputMode?: 'url'; spellCheck?: false } } = {
  date: { type: 'date' },
  url: { inputMode: 'url', spellCheck: false },
  path: { inputMode: 'url', spellCheck: false },
  anchor: { spellCheck: false },
  language: { spellCheck: false },
  image: { spellCheck: false },
}

/** A text on one line. */
export function TextControl({ pointer, field, value, beside }: TextProps) {
  const { text, type, leave } = useText({ pointer, field, value })
  return (
    <Labelled pointer={pointer} field={field} beside={beside}>
      {(tied) => (
        <>
          <input
            {...tied}
            {...inputs[field.format]}
            className="input"
            value={text}
            placeholder={field.example}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          <VariablesIn text={text} />
        </>
      )}
    </Labelled>
  )
}

/** A text that may take several lines; it grows with what is typed. */
export function LongTextControl({ pointer, field, value, beside }: TextProps) {
  const { text, type, leave } = useText({ pointer, field, value })
  return (
    <Labelled pointer={pointer} field={field} beside={beside}>
      {(tied) => (
        <>
          <textarea
            {...tied}
            className="input resize-y [field-sizing:content] min-h-16!"
            value={text}
            placeholder={field.example}
            onChange={(event) => type(event.target.value.replaceAll('\n', ' '))}
            onBlur={leave}
          />
          <VariablesIn text={text} />
        </>
      )}
    </Labelled>
  )
}

/** A text that is typed into. One that need not be there is taken away when it is left empty. */
export function useText({ pointer, field, value }: Pick<TextProps, 'pointer' | 'field' | 'value'>) {
  const act = useAct()
  const written = typeof value === 'string' ? value : ''
  const [text, type] = useTyped(pointer, written)
  const leave = () => {
    if (text === '' && value !== undefined && !field.isRequired && field.min)
      act({ kind: 'remove', pointer })
  }
  return { text, type, leave }
}
