import { counted } from '../../../engine/text/counted.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { useView } from '../session/use-session.ts'

/** Says what keeps the site from going out, and leads to it. */
export function ErrorsFirst({ what }: { what: 'built' | 'published' }) {
  const open = useOpenDialog()
  const errors = useView(
    ({ findings }) => findings.filter(({ severity }) => severity === 'error').length,
  )
  if (errors === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3 rounded-lg bg-danger-soft text-danger">
      <span className="i-lucide-circle-alert text-lg" aria-hidden="true" />
      <p className="flex-1">
        {counted(errors, 'error keeps', 'errors keep')} the site from being {what}.
      </p>
      <button
        type="button"
        className="press"
        onClick={() => open({ dialog: 'findings', about: {} })}
      >
        {errors === 1 ? 'Show it' : 'Show them'}
      </button>
    </div>
  )
}
