import { Popover } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { Suspense, useState } from 'react'
import type { Json } from '../../document/action.ts'
import type { ControlProps } from '../control.ts'
import { fieldsOf, isRecord } from '../describe.ts'
import { Labelled } from '../labelled.tsx'
import { NestedField } from '../nested-field.tsx'
import { onDemand } from '../on-demand.tsx'

const PictureChoice = onDemand(() => import('./picture-choice.tsx'))

/** A picture: what it is now, another by dropping, pasting or choosing, and what it shows in words. */
export function PictureControl(props: ControlProps<'shape' | 'union'>) {
  const { pointer, field, value, beside } = props
  const picture = isRecord(value) ? value : {}
  const { src } = picture
  const altField = fieldsOf('Image').alt
  return (
    <Labelled pointer={pointer} field={field} beside={beside} isGroup>
      {() => (
        <div className="grid gap-3 border border-line rounded-lg bg-raised p-3">
          {typeof src === 'string' && src !== '' && (
            <div className="flex items-center gap-3 min-w-0">
              <img src={src} alt="" className="h-16 max-w-32 object-contain rounded bg-desk" />
              <span className="grid min-w-0 text-xs text-muted">
                <span className="truncate">{src}</span>
                <span>
                  {String(picture.width)} × {String(picture.height)} pixels
                </span>
              </span>
            </div>
          )}
          <ChoiceButton pointer={pointer} name={field.title} value={picture} />
          {altField && value !== undefined && (
            <NestedField pointer={`${pointer}/alt`} field={altField} value={picture.alt} />
          )}
        </div>
      )}
    </Labelled>
  )
}

interface ChoiceButtonProps {
  pointer: string
  name: string
  value: { [key: string]: Json }
}

function ChoiceButton({ pointer, name, value }: ChoiceButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      lazyMount
      unmountOnExit
      modal
    >
      <Popover.Trigger className="press justify-self-start">
        <span className="i-lucide-image" aria-hidden="true" />
        {value.src ? 'Another picture' : 'Choose a picture'}
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            className="w-96 max-w-[95vw] max-h-[min(80vh,var(--available-height))] overflow-auto p-3 rounded-lg border border-line bg-raised text-ink shadow-float z-50"
            aria-label={name}
          >
            <Suspense fallback={<p className="text-sm text-muted">Loading…</p>}>
              <PictureChoice pointer={pointer} now={value} onDone={() => setOpen(false)} />
            </Suspense>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
