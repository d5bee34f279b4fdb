import { counted } from '../../../../engine/text/counted.ts'
import { pathOf, pointerOf } from '../../../../engine/text/source.ts'
import type { PageKey } from '../../../document/session.ts'
import { isRecord, typeOf } from '../../../fields/describe.ts'
import { useAct, useAnswer, useWritten } from '../../../fields/desk.tsx'
import { Places } from '../places.tsx'
import { freeName, makeShared, takeOut } from './shared-moves.ts'

interface SharedHereProps {
  /** Where the block's fields are written: in the page, or under its name among the shared ones. */
  pointer: string
  /** The page that shows it. */
  page: PageKey
  /** The block's number on the page. */
  block: number
}

/** What a block that is shared says of itself; one that is not can be made so. */
export default function SharedHere({ pointer, page, block }: SharedHereProps) {
  const act = useAct()
  const written = useWritten(pointer)?.value
  const shared = useWritten('/shared')?.value
  const uses = useAnswer(['uses', 'shared'], (session) => session.uses('shared'))?.value ?? []
  const type = typeOf(written)
  const [part, name = ''] = pathOf(pointer).map(String)
  const here = `${page === 'notFound' ? '/notFound' : `/pages/${page}`}/blocks/${block}`
  if (!isRecord(written) || type === undefined) return null
  if (part !== 'shared')
    return (
      <button
        type="button"
        className="press justify-self-start"
        onClick={() =>
          act(makeShared({ pointer, block: written, name: freeName(type, shared) }, shared))
        }
      >
        <span className="i-lucide-share-2" aria-hidden="true" />
        Show it on other pages too
      </button>
    )
  const others = uses.filter(
    (use) => use.name === name && use.pointer !== `${here}${pointerOf(['name'])}`,
  )
  return (
    <div className="grid gap-2 p-3 rounded-lg bg-accent-soft text-sm">
      <p>
        This block is shared: what you change here changes on {counted(others.length, 'other page')}{' '}
        too.
      </p>
      <Places uses={others} none="No other page shows it." />
      <button
        type="button"
        className="press justify-self-start"
        onClick={() => act(takeOut(here, written))}
      >
        Change it only here
      </button>
    </div>
  )
}
