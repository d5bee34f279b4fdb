import { given } from '../../schema/form-rules.ts'
import type { ShownField } from '../manifest/shown-field.ts'
import './input.css'

interface ControlProps {
  field: ShownField
  id: string
  isWrong: boolean
  /** The ids of what is said of it. */
  describedBy: string | undefined
}

const types = { email: 'email', tel: 'tel', date: 'date' } as const

/**
 * What a field's entry is typed or chosen in; no `maxlength`, which would cut a text silently and counts otherwise than
 * the server, and no number field, which changes by the wheel and takes digits of one script alone.
 */
export function FieldControl({ field, id, isWrong, describedBy }: ControlProps) {
  const { name, kind, placeholder, autoComplete, required = false } = field
  const { options = [], optionWords = options } = field
  const shared = {
    id,
    name,
    placeholder,
    'aria-required': required,
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': describedBy,
  }
  if (kind === 'long-text') return <textarea {...shared} className="input" rows={6} />
  if (kind === 'choice')
    return (
      <select {...shared} className="input" autoComplete={autoComplete}>
        <option value="">{placeholder}</option>
        {options.map((option, index) => (
          <option key={option} value={option}>
            {optionWords[index]}
          </option>
        ))}
      </select>
    )
  if (kind === 'choices')
    return options.map((option, index) => (
      <label key={option} className="option">
        <input
          type="checkbox"
          id={index ? undefined : id}
          name={name}
          value={option}
          aria-invalid={shared['aria-invalid']}
        />{' '}
        {optionWords[index]}
      </label>
    ))
  if (kind === 'file')
    return (
      <input
        {...shared}
        className="input"
        type="file"
        accept={field.files?.chooser}
        multiple={field.most !== 1}
      />
    )
  if (kind === 'consent') return <input {...shared} type="checkbox" value={given} />
  const type = kind in types ? types[kind as keyof typeof types] : 'text'
  return (
    <input
      {...shared}
      className="input"
      type={type}
      autoComplete={autoComplete}
      dir={type === 'email' || type === 'tel' || kind === 'number' ? 'ltr' : undefined}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      min={field.earliest}
      max={field.latest}
    />
  )
}
