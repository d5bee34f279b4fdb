import { useEffect } from 'react'
import type { Conflict } from '../../document/session.ts'
import type { DialogProps } from '../dialogs.tsx'
import { refuse } from '../notices.ts'
import { Sheet } from '../screen/sheet.tsx'
import { useSession, useView } from '../session/use-session.ts'

/** Places that were changed here and in the file meanwhile, side by side; each is settled by choosing one. */
export default function Conflicts({ close }: DialogProps<'conflicts'>) {
  const conflicts = useView((view) => view.conflicts)
  const session = useSession()
  useEffect(() => {
    if (conflicts.length === 0) close()
  }, [conflicts, close])
  const settle = async (number: number, choice: 'mine' | 'theirs') => {
    const done = await session.resolve(number, choice)
    if (!done.isDone) refuse(done.reason)
  }
  return (
    <Sheet
      title="Changed in two places"
      lead="The file was changed by another hand while you worked. All that could be put together was; here both of you changed the same."
      width="wide"
      close={close}
    >
      <ol className="list-none p-0 grid gap-6">
        {conflicts.map((conflict, number) => (
          <li key={conflict.pointer}>
            <Settle conflict={conflict} settle={(choice) => settle(number, choice)} />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

interface SettleProps {
  conflict: Conflict
  settle: (choice: 'mine' | 'theirs') => void
}

function Settle({ conflict: { where, before, mine, theirs }, settle }: SettleProps) {
  return (
    <section aria-label={where} className="grid gap-3">
      <h3 className="title text-lg">{where}</h3>
      <p className="text-sm text-muted">Before: {before}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side title="Yours" words={mine} choose="Keep yours" onChosen={() => settle('mine')} />
        <Side
          title="From the file"
          words={theirs}
          choose="Take the file’s"
          onChosen={() => settle('theirs')}
        />
      </div>
    </section>
  )
}

interface SideProps {
  title: string
  words: string
  choose: string
  onChosen: () => void
}

function Side({ title, words, choose, onChosen }: SideProps) {
  return (
    <div className="flex flex-col gap-3 p-4 rounded border border-line bg-raised">
      <h4 className="label">{title}</h4>
      <p className="flex-1 whitespace-pre-wrap">{words}</p>
      <button type="button" className="press self-start" onClick={onChosen}>
        {choose}
      </button>
    </div>
  )
}
