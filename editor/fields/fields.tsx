import { describeIn, shapeOf } from './describe.ts'
import { useAnswer } from './desk.tsx'
import { FieldControl } from './field-control.tsx'
import { FieldRenderer } from './nested-field.tsx'
import { useWrittenVariables, VariablesContext } from './rich/variables.ts'
import { ShapeFields } from './shape-fields.tsx'
import { Version } from './version.ts'

interface FieldsProps {
  /** The address of a block, a page, or any other part of the manifest. */
  pointer: string
  /** Keys of fields that are edited elsewhere. */
  without?: string[]
  /** What a single value is called, where the schema knows no name for it. */
  title?: string
}

/** All fields of a part of the manifest, as its schema describes them; of a single value, its one field. */
export function Fields({ pointer, without = [], title }: FieldsProps) {
  const answer = useAnswer(['fields', pointer], async (session) => {
    const valueAt = (at: string) => session.valueAt(at)
    return { field: await describeIn(valueAt, pointer), value: await session.valueAt(pointer) }
  })
  const variables = useWrittenVariables()
  if (!answer?.value.field) return null
  const { value } = answer.value
  const field = title === undefined ? answer.value.field : { ...answer.value.field, title }
  const shape = shapeOf(field, value)
  return (
    <FieldRenderer value={FieldControl}>
      <VariablesContext value={variables}>
        <Version value={answer.version}>
          {shape ? (
            <ShapeFields pointer={pointer} shape={shape} value={value} without={without} />
          ) : (
            <FieldControl pointer={pointer} field={field} value={value} />
          )}
        </Version>
      </VariablesContext>
    </FieldRenderer>
  )
}
