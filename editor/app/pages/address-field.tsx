import { Field } from '../screen/field.tsx'

interface AddressFieldProps {
  label: string
  hint: string
  /** Why what stands there will not do. */
  error: string | undefined
  path: string
  onTyped: (path: string) => void
}

/** The address of a page, typed. */
export function AddressField({ label, hint, error, path, onTyped }: AddressFieldProps) {
  return (
    <Field label={label} hint={`Small letters, digits and hyphens${hint}`} error={error}>
      {(attributes) => (
        <input
          {...attributes}
          className="input font-mono"
          value={path}
          onChange={({ target }) => onTyped(target.value)}
        />
      )}
    </Field>
  )
}
