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
  const shared = {
    id: `field-${name}`,
    name,
    placeholder,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  }
  return (
    <div className={rows ? 'field wide' : 'field'}>
      <label htmlFor={shared.id}>{label}</label>
      {rows ? (
        <textarea {...shared} className="input" rows={rows} />
      ) : (
        <input {...shared} className="input" type={type} autoComplete={autoComplete} />
      )}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
