import { pointerOf } from '../../../engine/text/source.ts'
import type { ControlProps } from '../control.ts'
import { isRecord } from '../describe.ts'
import { Labelled } from '../labelled.tsx'
import { NestedField } from '../nested-field.tsx'

/** Values under names that people gave. */
export function MapControl({ pointer, field, value, beside }: ControlProps<'map'>) {
  const names = Object.keys(isRecord(value) ? value : {})
  return (
    <Labelled pointer={pointer} field={field} beside={beside} isGroup>
      {() =>
        names.map((name) => (
          <NestedField
            key={name}
            pointer={`${pointer}${pointerOf([name])}`}
            field={{ ...field.entry, title: name }}
            value={isRecord(value) ? value[name] : undefined}
          />
        ))
      }
    </Labelled>
  )
}
