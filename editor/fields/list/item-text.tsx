import { type KeyboardEvent, useId } from 'react'
import type { Json } from '../../document/action.ts'
import { useText } from '../controls/text-control.tsx'
import type { Field } from '../describe.ts'
import { useDesk } from '../desk.tsx'
import { FindingLines, useFindings } from '../finding-lines.tsx'

interface ItemTextProps {
  pointer: string
  field: Extract<Field, { kind: 'text' }>
  value: Json
  name: string
  onEnter: () => void
  onEmpty: () => void
}

/** A text in a list: Enter begins the next one, Backspace in an empty one takes it away. */
export function ItemText({ pointer, field, value, name, onEnter, onEmpty }: ItemTextProps) {
  const { onFocus } = useDesk()
  const id = useId()
  const { text, type } = useText({ pointer, field, value })
  const findings = useFindings(pointer)
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isEmptied = event.key === 'Backspace' && text === ''
    if (event.key !== 'Enter' && !isEmptied) return
    event.preventDefault()
    if (isEmptied) onEmpty()
    else onEnter()
  }
  return (
    <div className="grid gap-1 flex-1 min-w-0">
      <textarea
        rows={1}
        className="input border-transparent! [field-sizing:content] resize-none"
        aria-label={`${field.title}: ${name}`}
        aria-describedby={findings.length > 0 ? id : undefined}
        value={text}
        placeholder={field.example}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.target.value.replaceAll('\n', ' '))}
        onFocus={(event) => {
          event.stopPropagation()
          onFocus?.(pointer)
        }}
      />
      {findings.length > 0 && <FindingLines id={id} findings={findings} />}
    </div>
  )
}
