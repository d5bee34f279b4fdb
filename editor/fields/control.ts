import type { ReactNode } from 'react'
import type { Json } from '../document/action.ts'
import type { Field } from './describe.ts'

/** What a control is told: the place, what the schemas say of it, and what stands there; nothing where it is absent. */
export interface ControlProps<Kind extends Field['kind'] = Field['kind']> {
  pointer: string
  field: Extract<Field, { kind: Kind }>
  value: Json | undefined
  /** Buttons beside the label. */
  beside?: ReactNode
}
