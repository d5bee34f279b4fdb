import { type ReactNode, useId, useRef } from 'react'
import type { Field } from './describe.ts'
import { useDesk } from './desk.tsx'
import { FindingLines, useFindings } from './finding-lines.tsx'
import { useSeen } from './sought.ts'

/** What ties a control to its label, description and findings. */
export interface Tied {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface LabelledProps {
  pointer: string
  field: Field
  /** Buttons beside the label, such as one that takes the field away. */
  beside?: ReactNode
  /** A control of several parts is a group under the label, rather than one thing that it names. */
  isGroup?: boolean
  children: (tied: Tied) => ReactNode
}

/** A control with its label, its description, and what was found about it. */
export function Labelled({ pointer, field, beside, isGroup = false, children }: LabelledProps) {
  const { onFocus } = useDesk()
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const isSought = useSeen(pointer, element)
  const findings = useFindings(pointer)
  const [label, words, found] = [`${id}-label`, `${id}-words`, `${id}-found`]
  const describedBy = [field.description && words, findings.length > 0 && found].filter(Boolean)
  const tied: Tied = {
    id,
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': findings.some(({ severity }) => severity === 'error') || undefined,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus passes through here, nothing acts here
    <div
      ref={element}
      className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 min-w-0 scroll-my-24 ${isSought ? 'bg-accent-soft outline outline-6 outline-accent-soft' : ''}`}
      data-pointer={pointer}
      onFocus={(event) => {
        event.stopPropagation()
        onFocus?.(pointer)
      }}
      {...(isGroup && { role: 'group', 'aria-labelledby': label })}
    >
      <div className="flex items-center justify-between gap-2 min-h-7">
        {isGroup ? (
          <span id={label} className="label">
            {field.title}
          </span>
        ) : (
          <label id={label} htmlFor={id} className="label">
            {field.title}
          </label>
        )}
        {beside}
      </div>
      {children(tied)}
      {field.description && (
        <p id={words} className="text-xs text-muted">
          {field.description}
        </p>
      )}
      {findings.length > 0 && <FindingLines id={found} findings={findings} />}
    </div>
  )
}
