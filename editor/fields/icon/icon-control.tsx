import { Popover } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { Suspense, useState } from 'react'
import type { ControlProps } from '../control.ts'
import { Labelled } from '../labelled.tsx'
import { onDemand } from '../on-demand.tsx'
import { useTyped } from '../use-typed.ts'
import { DrawnIcon } from './drawn-icon.tsx'

const IconChoice = onDemand(() => import('./icon-choice.tsx'))

/** An icon: the picture with its name, and all others behind a button. */
export function IconControl({ pointer, field, value, beside }: ControlProps<'text'>) {
  const [name, type] = useTyped(pointer, typeof value === 'string' ? value : '')
  const [isOpen, setOpen] = useState(false)
  return (
    <Labelled pointer={pointer} field={field} beside={beside}>
      {(tied) => (
        <Popover.Root
          open={isOpen}
          onOpenChange={({ open }) => setOpen(open)}
          lazyMount
          unmountOnExit
          ids={{ trigger: tied.id }}
        >
          <Popover.Trigger
            className="press justify-start! w-full font-normal!"
            aria-describedby={tied['aria-describedby']}
          >
            <DrawnIcon name={name} />
            {name || 'Choose an icon'}
          </Popover.Trigger>
          <Portal>
            <Popover.Positioner>
              <Popover.Content
                className="w-84 max-w-[95vw] p-3 rounded-lg border border-line bg-raised text-ink shadow-float z-50"
                aria-label="Choose an icon"
              >
                <Suspense fallback={<p className="text-sm text-muted">Loading the icons…</p>}>
                  <IconChoice
                    chosen={name}
                    onChoose={(next) => {
                      type(next)
                      setOpen(false)
                    }}
                  />
                </Suspense>
              </Popover.Content>
            </Popover.Positioner>
          </Portal>
        </Popover.Root>
      )}
    </Labelled>
  )
}
