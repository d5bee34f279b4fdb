import { useState } from 'react'
import { counted } from '../../../engine/text/counted.ts'
import type { DialogProps } from '../dialogs.tsx'
import { refuse, tell } from '../notices.ts'
import { Sheet } from '../screen/sheet.tsx'
import { useAnswer, useSession, useView } from '../session/use-session.ts'
import { ChangeList } from './change-list.tsx'
import { LineDiff } from './line-diff.tsx'

/** All that would be saved, in sentences and line by line; then it is saved. */
export default function SaveDialog({ close }: DialogProps<'save'>) {
  const session = useSession()
  const isSaved = useView((view) => view.isSaved)
  const errors = useView(
    (view) => view.findings.filter(({ severity }) => severity === 'error').length,
  )
  const answer = useAnswer(['changes'], (asked) => asked.changes())
  const [isDiff, setDiff] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    const done = await session.save()
    setSaving(false)
    close()
    if (done.isSaved) tell('Saved.')
    else refuse(done.reason)
  }
  return (
    <Sheet
      title={isSaved ? 'All is saved' : 'Save these changes?'}
      lead={isSaved ? 'The file has all that stands here.' : undefined}
      close={close}
      foot={
        <button type="button" className="press-main" disabled={isSaved || isSaving} onClick={save}>
          <span className="i-lucide-save" /> Save
        </button>
      }
    >
      <div className="grid gap-4">
        {errors > 0 && (
          <p className="flex gap-3 p-3 rounded bg-danger-soft text-sm">
            <span className="i-lucide-circle-alert flex-none mt-0.5 text-danger" />
            There {errors === 1 ? 'is' : 'are'} {counted(errors, 'error')}. You can save all the
            same; publishing waits until {errors === 1 ? 'it is' : 'they are'} mended.
          </p>
        )}
        <fieldset className="flex gap-1" aria-label="Show the changes">
          <View words="In sentences" isOn={!isDiff} choose={() => setDiff(false)} />
          <View words="Line by line" isOn={isDiff} choose={() => setDiff(true)} />
        </fieldset>
        {answer && !isDiff && <ChangeList changes={answer.changes} close={close} />}
        {answer && isDiff && <LineDiff before={answer.before} after={answer.after} />}
      </div>
    </Sheet>
  )
}

interface ViewProps {
  words: string
  isOn: boolean
  choose: () => void
}

function View({ words, isOn, choose }: ViewProps) {
  return (
    <button
      type="button"
      className="press-quiet aria-pressed:bg-accent-soft!"
      aria-pressed={isOn}
      onClick={choose}
    >
      {words}
    </button>
  )
}
