import { IconButton } from '../../fields/icon-button.tsx'
import { refuse } from '../notices.ts'
import { useSession, useView } from '../session/use-session.ts'

/** Takes steps back and does them again. */
export function UndoButtons() {
  return (
    <div className="flex">
      <StepButton step="undo" name="Undo" icon="i-lucide-undo-2" />
      <StepButton step="redo" name="Redo" icon="i-lucide-redo-2" />
    </div>
  )
}

interface StepButtonProps {
  step: 'undo' | 'redo'
  name: string
  icon: string
}

/** Says what it would do; where there is nothing, it stays where it is and can be reached. */
function StepButton({ step, name, icon }: StepButtonProps) {
  const session = useSession()
  const sentence = useView((view) => view[step])
  const run = async () => {
    const done = await session[step]()
    if (!done.isDone) refuse(done.reason)
  }
  return (
    <IconButton
      icon={`${icon} text-lg ${sentence ? '' : 'opacity-40'}`}
      label={sentence ? `${name}: ${sentence}` : name}
      title={sentence ? `${name}: ${sentence}` : `Nothing to ${step}`}
      aria-disabled={!sentence}
      onClick={() => sentence && run()}
    />
  )
}
