import type { ReactNode } from 'react'
import type { ShownField } from '../manifest/shown-field.ts'
import { FieldControl } from './field-control.tsx'
import { Inline } from './inline.tsx'
import './field.css'

interface FieldProps {
  field: ShownField
  /** What stands above it. */
  label: ReactNode
  /** What is wrong with the entry; shown beneath it and tied to it. */
  error: string | undefined
  /** What stands right beneath its control. */
  children?: ReactNode
}

/** A labelled field of a form, with what is said of it and of the entry. */
export function Field({ field, label, error, children }: FieldProps) {
  const { name, kind, hint, placeholder } = field
  // An address or a number has a form, which the placeholder shows: beneath what is wrong it can be read while typing.
  const isFormed = kind === 'email' || kind === 'tel'
  const about = {
    [`${name}-hint`]: hint && <Inline text={hint} />,
    [`${name}-error`]: error,
    [`${name}-example`]: error && isFormed && placeholder,
  }
  const said = Object.entries(about).filter(([, words]) => words)
  const control = {
    field,
    id: `field-${name}`,
    isWrong: error !== undefined,
    describedBy: said.map(([id]) => id).join(' ') || undefined,
  }
  const below = said.map(([id, words]) => (
    <p key={id} className={`field-${id.slice(name.length + 1)}`} id={id}>
      {words}
    </p>
  ))
  const className = field.isWide ? 'field wide' : 'field'
  if (kind === 'choices')
    return (
      <fieldset className={className} aria-describedby={control.describedBy}>
        <legend>{label}</legend>
        <FieldControl {...control} />
        {below}
      </fieldset>
    )
  const labelled = (
    <label key="label" htmlFor={control.id}>
      {label}
    </label>
  )
  const parts = [labelled, <FieldControl key="control" {...control} />]
  return (
    <div className={kind === 'consent' ? `${className} consent` : className}>
      {kind === 'consent' ? parts.reverse() : parts}
      {children}
      {below}
    </div>
  )
}
