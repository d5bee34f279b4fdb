import type { FormField } from '../../schema/generated/manifest.js'
import './field.css'
import './input.css'

interface FieldProps {
  name: string
  words: FormField
  /** What is wrong with the entry; shown beneath it and tied to it. */
  error: string | undefined
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  required?: boolean
  /** Makes it a text of several lines. */
  rows?: number
}

/** A labelled input; no `maxlength`, which would cut a text silently and counts otherwise than the server. */
export function Field({
  name,
  words: { label, placeholder },
  error,
  rows,
  required = false,
  type = 'text',
  autoComplete,
}: FieldProps) {
  const errorId = `${name}-error`
  // An address or a number has a form, which the placeholder shows: beneath what is wrong it can be read while typing.
  const example = error && type !== 'text' && placeholder
  const shared = {
    id: `field-${name}`,
    name,
    placeholder,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? (example ? `${errorId} ${name}-example` : errorId) : undefined,
  }
  return (
    <div className={rows ? 'field wide' : 'field'}>
      <label htmlFor={shared.id}>{label}</label>
      {rows ? (
        <textarea {...shared} className="input" rows={rows} />
      ) : (
        <input
          {...shared}
          className="input"
          type={type}
          autoComplete={autoComplete}
          dir={type === 'text' ? undefined : 'ltr'}
        />
      )}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {example && (
        <p className="field-example" id={`${name}-example`}>
          {example}
        </p>
      )}
    </div>
  )
}
