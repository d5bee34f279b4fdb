import { type ComponentType, createContext, use } from 'react'
import type { ControlProps } from './control.ts'
import type { Field } from './describe.ts'

export interface FieldProps extends Omit<ControlProps, 'field'> {
  field: Field
}

/** What renders a field within another: `FieldControl`, which in turn renders parts and lists with fields in them. */
export const FieldRenderer = createContext<ComponentType<FieldProps>>(() => null)

/** A field within a part, a list or a map. */
export function NestedField(props: FieldProps) {
  const Control = use(FieldRenderer)
  return <Control {...props} />
}
