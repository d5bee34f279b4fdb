import { type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  /** Said below it. */
  hint?: string | undefined
  /** Why what stands there will not do. */
  error?: string | undefined
  children: (attributes: {
    id: string
    'aria-describedby': string
    'aria-invalid': boolean
  }) => ReactNode
}

/** A field of a dialog with its words. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const words = error ?? hint
  return (
    <div className="grid gap-1.5">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-words`, 'aria-invalid': error !== undefined })}
      <p id={`${id}-words`} className={`text-sm ${error ? 'text-danger' : 'text-muted'}`}>
        {words}
      </p>
    </div>
  )
}
