import type { ControlProps } from '../control.ts'
import { useAct } from '../desk.tsx'
import { Labelled } from '../labelled.tsx'
import { useVariables } from '../rich/variables.ts'
import { startBeside } from '../start-of.ts'
import { ListItem } from './list-item.tsx'
import { useDrag } from './use-drag.ts'
import { useList } from './use-list.ts'
import { wordsOf } from './words-of.ts'

/** A list: its items can be dragged, or moved by keys; added, copied and removed. */
export function ListControl({ pointer, field, value, beside }: ControlProps<'list'>) {
  const act = useAct()
  const items = Array.isArray(value) ? value : []
  const { item } = field
  const variables = useVariables()
  const nameOf = (index: number) =>
    wordsOf(item, items[index], variables) ?? `${item.title} ${index + 1}`
  const actions = useList(pointer, items.length, nameOf)
  const { drag, handle } = useDrag(actions.list, ({ from, to }) => actions.move(from, to))

  function add() {
    const start = item.kind === 'text' ? '' : startBeside(item, items.at(-1))
    if (Array.isArray(value)) actions.insert(items.length, start, item.title)
    else act({ kind: 'set', pointer, value: [start] })
  }
  const isFewest = items.length <= (field.min ?? 0)
  return (
    <Labelled pointer={pointer} field={field} beside={beside} isGroup>
      {() => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <ol
            ref={actions.list}
            className="grid grid-cols-[minmax(0,1fr)] gap-1.5 list-none p-0 m-0"
          >
            {items.map((each, index) => (
              <ListItem
                // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place, so that typing into it mounts nothing anew
                key={index}
                place={{ pointer, index, count: items.length }}
                field={item}
                value={each}
                name={nameOf(index)}
                actions={actions}
                handle={handle(index)}
                drag={drag}
                canRemove={!isFewest}
              />
            ))}
          </ol>
          <button type="button" className="press justify-self-start" onClick={add}>
            <span className="i-lucide-plus" aria-hidden="true" />
            Add {item.title.toLowerCase()}
          </button>
          <p role="status" className="visually-hidden">
            {actions.told}
          </p>
        </div>
      )}
    </Labelled>
  )
}
