import { counted } from '../../../engine/text/counted.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { useView } from '../session/use-session.ts'

/** Leads to what would be saved; says whether the file has it already. */
export function SaveButton() {
  const open = useOpenDialog()
  const isSaved = useView((view) => view.isSaved)
  const conflicts = useView((view) => view.conflicts.length)
  if (conflicts > 0)
    return (
      <button
        type="button"
        className="press border-danger! text-danger!"
        onClick={() => open({ dialog: 'conflicts', about: {} })}
      >
        <span className="i-lucide-git-compare" />
        {counted(conflicts, 'place to settle', 'places to settle')}
      </button>
    )
  return (
    <button
      type="button"
      className={isSaved ? 'press-quiet text-muted!' : 'press-main'}
      title={isSaved ? 'The file has all of it' : 'Look through the changes and save (Ctrl+S)'}
      onClick={() => open({ dialog: 'save', about: {} })}
    >
      <span className={isSaved ? 'i-lucide-check' : 'i-lucide-save'} />
      {isSaved ? 'Saved' : 'Save…'}
    </button>
  )
}
