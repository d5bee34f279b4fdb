import { type FocusEvent, type KeyboardEvent, Suspense, useId } from 'react'
import type { Json } from '../../document/action.ts'
import { useText } from '../controls/text-control.tsx'
import type { Field } from '../describe.ts'
import { useDesk } from '../desk.tsx'
import { FindingLines, useFindings } from '../finding-lines.tsx'
import { onDemand } from '../on-demand.tsx'
import { useVariables } from '../rich/variables.ts'

const RichText = onDemand(() => import('../rich/rich-text.tsx'))

interface ItemTextProps {
  pointer: string
  field: Extract<Field, { kind: 'text' }>
  value: Json
  name: string
  onEnter: () => void
  onEmpty: () => void
}

/** A text in a list: Enter begins the next one, Backspace in an empty one takes it away. */
export function ItemText(props: ItemTextProps) {
  const { pointer, field, value } = props
  const { onFocus } = useDesk()
  const id = useId()
  const { text, type } = useText({ pointer, field, value })
  const findings = useFindings(pointer)
  const place = {
    label: `${field.title}: ${props.name}`,
    describedBy: findings.length > 0 ? id : undefined,
    onFocus: (event: FocusEvent) => {
      event.stopPropagation()
      onFocus?.(pointer)
    },
  }
  const Text = field.format === 'inline' ? RichItem : PlainItem
  return (
    <div className="grid gap-1 flex-1 min-w-0">
      <Text {...props} {...place} text={text} onTyped={type} />
      {findings.length > 0 && <FindingLines id={id} findings={findings} />}
    </div>
  )
}

interface ItemProps extends ItemTextProps {
  label: string
  describedBy: string | undefined
  text: string
  onTyped: (text: string) => void
  onFocus: (event: FocusEvent) => void
}

function RichItem({ text, label, describedBy, onTyped, onFocus, onEnter, onEmpty }: ItemProps) {
  const variables = useVariables()
  const waiting = <p className="input border-transparent!">{text}</p>
  if (!variables) return waiting
  return (
    <Suspense fallback={waiting}>
      <RichText
        isPlain
        written={text}
        {...{ label, describedBy, variables, onTyped, onFocus, onEnter, onEmpty }}
      />
    </Suspense>
  )
}

function PlainItem({ field, text, label, describedBy, onTyped, onFocus, ...turns }: ItemProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isEmptied = event.key === 'Backspace' && text === ''
    if (event.key !== 'Enter' && !isEmptied) return
    event.preventDefault()
    if (isEmptied) turns.onEmpty()
    else turns.onEnter()
  }
  return (
    <textarea
      rows={1}
      className="input border-transparent! [field-sizing:content] resize-none"
      aria-label={label}
      aria-describedby={describedBy}
      value={text}
      placeholder={field.example}
      onKeyDown={onKeyDown}
      onChange={(event) => onTyped(event.target.value.replaceAll('\n', ' '))}
      onFocus={onFocus}
    />
  )
}
