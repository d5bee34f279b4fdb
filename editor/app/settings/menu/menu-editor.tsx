import { useDrag } from '../../../fields/list/use-drag.ts'
import { placesOf } from './menu-item.ts'
import { dropInMenu } from './menu-moves.ts'
import { MenuRow } from './menu-row.tsx'
import { useMenu } from './use-menu.ts'

/** The main menu as a tree: lines are dragged, or moved by keys, among each other, into menus and out of them. */
export default function MenuEditor({ pointer }: { pointer: string }) {
  const actions = useMenu(pointer)
  const lines = placesOf(actions.menu)
  const { drag, handle } = useDrag(actions.list, ({ from, to }) => {
    const place = lines[from]?.place
    if (place) actions.carryOut(dropInMenu(actions.menu, from, to), place)
  })
  return (
    <div className="grid gap-3">
      <p className="text-xs text-muted">
        The lines of the main menu. With the focus on a line’s handle, the arrow keys move it: up
        and down, right into the menu of the line above, left out of it.
      </p>
      <ol ref={actions.list} className="grid gap-1.5 list-none p-0 m-0" aria-label="Main menu">
        {lines.map(({ place, item }, index) => (
          <MenuRow
            key={String(place)}
            place={place}
            item={item}
            actions={actions}
            handle={handle(index)}
            drag={drag}
            index={index}
          />
        ))}
      </ol>
      <button type="button" className="press justify-self-start" onClick={() => actions.add()}>
        <span className="i-lucide-plus" aria-hidden="true" />
        Add a menu item
      </button>
      <p role="status" className="visually-hidden">
        {actions.told}
      </p>
    </div>
  )
}
