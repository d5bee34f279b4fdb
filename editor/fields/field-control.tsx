import { ChoiceControl } from './controls/choice-control.tsx'
import { FreeControl } from './controls/free-control.tsx'
import { MapControl } from './controls/map-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { PartControl } from './controls/part-control.tsx'
import { textControls } from './controls/text-controls.tsx'
import { YesNoControl } from './controls/yes-no-control.tsx'
import { ListControl } from './list/list-control.tsx'
import type { FieldProps } from './nested-field.tsx'

/** The control that fits what the schemas say of a place; none for what nobody edits. */
export function FieldControl({ field, ...place }: FieldProps) {
  switch (field.kind) {
    case 'text': {
      const Control = textControls[field.format]
      return <Control {...place} field={field} />
    }
    case 'choice':
      return <ChoiceControl {...place} field={field} />
    case 'number':
      return <NumberControl {...place} field={field} />
    case 'yes-no':
      return <YesNoControl {...place} field={field} />
    case 'list':
      return <ListControl {...place} field={field} />
    case 'map':
      return <MapControl {...place} field={field} />
    case 'shape':
    case 'union':
      return <PartControl {...place} field={field} />
    case 'free':
      return <FreeControl {...place} field={field} />
    case 'constant':
      return null
  }
}
