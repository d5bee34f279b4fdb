import type { Leftover } from '../../document/session.ts'
import { refuse } from '../notices.ts'
import { useSession, useView } from '../session/use-session.ts'

/** What was left unsaved before; it is offered, and nothing of it is done unasked. */
export function Leftovers() {
  const leftovers = useView((view) => view.leftovers)
  return leftovers.map((leftover) => <Offer key={leftover.id} leftover={leftover} />)
}

function Offer({ leftover: { id, changed, changes } }: { leftover: Leftover }) {
  const session = useSession()
  const takeUp = async () => {
    const done = await session.takeUpDraft(id)
    if (!done.isDone) refuse(done.reason)
  }
  return (
    <section
      aria-label="Changes that were not saved"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 bg-warn-soft border-b border-line text-sm"
    >
      <details className="flex-1 min-w-60">
        <summary className="cursor-pointer py-1">
          You have changes from {timeOf(changed)} that were not saved.
        </summary>
        <ul className="pl-5 py-1">
          {changes.map(({ pointer, sentence }) => (
            <li key={`${pointer} ${sentence}`}>{sentence}</li>
          ))}
        </ul>
      </details>
      <button type="button" className="press-main" onClick={takeUp}>
        Go on with them
      </button>
      <button type="button" className="press" onClick={() => session.dropDraft(id)}>
        Throw them away
      </button>
    </section>
  )
}

/** "10:32" today, with the day before. */
function timeOf(milliseconds: number): string {
  const when = new Date(milliseconds)
  const isToday = when.toDateString() === new Date().toDateString()
  return when.toLocaleString('en', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!isToday && { day: 'numeric', month: 'long' }),
  })
}
