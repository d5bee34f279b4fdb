import { pointerOf } from '../../../../engine/text/source.ts'
import { isRecord, shapeOfType, typeOf } from '../../../fields/describe.ts'
import { useAct, useAnswer, useWritten } from '../../../fields/desk.tsx'
import { Fields } from '../../../fields/fields.tsx'
import { Fold } from '../../../fields/fold.tsx'
import { RemoveButton } from '../../../fields/remove-button.tsx'
import { Places } from '../places.tsx'

/** The blocks that several pages show, and which pages those are. */
export default function SharedBlocks() {
  const act = useAct()
  const written = useWritten('/shared')?.value
  const uses = useAnswer(['uses', 'shared'], (session) => session.uses('shared'))?.value ?? []
  const blocks = Object.entries(isRecord(written) ? written : {})
  if (blocks.length === 0)
    return (
      <p className="text-sm text-muted">
        There is none yet. Choose a block on a page, and “Show it on other pages too”.
      </p>
    )
  return (
    <div className="grid gap-3">
      {blocks.map(([name, block]) => {
        const pointer = `/shared${pointerOf([name])}`
        const kind = shapeOfType('Block', typeOf(block))?.title ?? 'Block'
        const here = uses.filter((use) => use.name === name)
        return (
          <Fold
            key={name}
            pointer={pointer}
            title={`${name} (${kind})`}
            beside={
              here.length === 0 && (
                <RemoveButton name={name} onRemove={() => act({ kind: 'remove', pointer })} />
              )
            }
          >
            <Places uses={here} none="No page shows it." />
            <Fields pointer={pointer} />
          </Fold>
        )
      })}
    </div>
  )
}
