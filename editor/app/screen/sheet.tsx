import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, useRef } from 'react'

interface SheetProps {
  title: string
  /** Said below the title. */
  lead?: ReactNode
  /** Buttons at its foot. */
  foot?: ReactNode
  close: () => void
  /** There is nothing in it but words: then they are scrolled by keys. */
  isText?: boolean
  /** @default 'medium' */
  width?: 'narrow' | 'medium' | 'wide'
  children: ReactNode
}

const widths = { narrow: 'max-w-[32rem]', medium: 'max-w-[46rem]', wide: 'max-w-[76rem]' }

/** A dialog: a sheet of paper above the screen. */
export function Sheet(props: SheetProps) {
  const { title, lead, foot, close, isText = false, width = 'medium', children } = props
  const content = useRef<HTMLDivElement>(null)
  const first = () =>
    content.current?.querySelector<HTMLElement>('input, select, footer button:enabled') ?? null
  return (
    <Dialog.Root open initialFocusEl={first} onOpenChange={({ open }) => open || close()}>
      <Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[rgb(8_14_16/0.45)]" />
        <Dialog.Positioner className="fixed inset-0 z-50 grid place-items-center p-3 md:p-8">
          <Dialog.Content
            ref={content}
            className={`flex flex-col w-full ${widths[width]} max-h-full overflow-hidden rounded-lg bg-paper text-ink shadow-float`}
          >
            <header className="flex items-start gap-4 pl-6 pr-3 pt-4 pb-3 border-b border-line">
              <div className="flex-1 pt-1">
                <Dialog.Title className="title text-2xl">{title}</Dialog.Title>
                {lead && (
                  <Dialog.Description className="mt-1 text-sm text-muted">
                    {lead}
                  </Dialog.Description>
                )}
              </div>
              <Dialog.CloseTrigger className="press-icon" aria-label="Close">
                <span className="i-lucide-x text-lg" />
              </Dialog.CloseTrigger>
            </header>
            <div
              className="flex-1 min-h-0 overflow-auto px-6 py-5"
              {...(isText && { tabIndex: 0, role: 'group', 'aria-label': title })}
            >
              {children}
            </div>
            {foot && (
              <footer className="flex flex-wrap justify-end gap-2 px-6 py-3 border-t border-line bg-raised">
                {foot}
              </footer>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
