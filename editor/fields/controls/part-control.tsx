import type { ControlProps } from '../control.ts'
import { choiceInWords, shapeOf, typeOf, typesOf } from '../describe.ts'
import { useAct } from '../desk.tsx'
import { Fold } from '../fold.tsx'
import { PictureControl } from '../picture/picture-control.tsx'
import { ShapeFields } from '../shape-fields.tsx'
import { startOfType } from '../start-of.ts'

/** A part with fields of its own: a picture, or a fold with them. */
export function PartControl(props: ControlProps<'shape' | 'union'>) {
  const { pointer, field, value, beside } = props
  const shape = shapeOf(field, value)
  if (shape === 'Image') return <PictureControl {...props} />
  return (
    <Fold pointer={pointer} title={field.title} beside={beside} isOpen={field.kind === 'shape'}>
      {field.description && <p className="text-xs text-muted">{field.description}</p>}
      {field.kind === 'union' && field.union !== 'Block' && (
        <TypeChoice pointer={pointer} union={field.union} type={typeOf(value)} />
      )}
      {shape && (
        <ShapeFields
          pointer={pointer}
          shape={shape}
          value={value}
          without={field.kind === 'union' ? ['type'] : []}
        />
      )}
    </Fold>
  )
}

interface TypeChoiceProps {
  pointer: string
  union: string
  type: string | undefined
}

/** Another kind of record begins anew; undo brings the former one back. */
function TypeChoice({ pointer, union, type = '' }: TypeChoiceProps) {
  const act = useAct()
  return (
    <label className="grid gap-1.5">
      <span className="label">Kind</span>
      <select
        className="input"
        value={type}
        onChange={(event) =>
          act({ kind: 'set', pointer, value: startOfType(union, event.target.value) })
        }
      >
        {typesOf(union).map((kind) => (
          <option key={kind.type} value={kind.type}>
            {choiceInWords(kind.type)}
          </option>
        ))}
      </select>
    </label>
  )
}
