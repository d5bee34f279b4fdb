import { Toast, Toaster } from '@ark-ui/react/toast'
import { useEffect } from 'react'
import { dismissBefore } from '../notices.ts'
import { useView } from '../session/use-session.ts'
import { toaster } from './toaster.ts'

/** What happened, at the foot of the screen, with "Undo" where it can be taken back. */
export default function Notices() {
  const version = useView((view) => view.version)
  useEffect(() => dismissBefore(version), [version])
  return (
    <Toaster toaster={toaster}>
      {({ title, type, action }) => (
        <Toast.Root
          className={`flex items-center gap-3 max-w-[min(34rem,92vw)] pl-4 pr-1 py-1 rounded-lg shadow-float ${type === 'error' ? 'bg-danger text-paper' : 'bg-ink text-paper'}`}
        >
          <Toast.Title className="flex-1 text-sm py-2">{title}</Toast.Title>
          {action && (
            <Toast.ActionTrigger className="min-h-10 px-3 rounded bg-transparent text-inherit text-sm font-bold underline underline-offset-3 cursor-pointer">
              {action.label}
            </Toast.ActionTrigger>
          )}
          <Toast.CloseTrigger
            aria-label="Close"
            className="w-10 h-10 grid place-items-center rounded bg-transparent text-inherit cursor-pointer"
          >
            <span className="i-lucide-x" />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  )
}
