import { ActionsMenu } from '../../../fields/actions-menu.tsx'
import { Fields } from '../../../fields/fields.tsx'
import { FindingBadge } from '../../../fields/finding-lines.tsx'
import { type Arrow, dropLook, MoveHandle } from '../../../fields/list/move-handle.tsx'
import type { useDrag } from '../../../fields/list/use-drag.ts'
import { type MenuItem, type MenuPlace, pointerOfPlace } from './menu-item.ts'
import type { Direction } from './menu-moves.ts'
import type { useMenu } from './use-menu.ts'

const directions: { [A in Arrow]: Direction } = { up: 'up', down: 'down', left: 'out', right: 'in' }

type Dragging = ReturnType<typeof useDrag>

interface MenuRowProps {
  place: MenuPlace
  /** Its number of all lines. */
  index: number
  item: MenuItem
  actions: ReturnType<typeof useMenu>
  handle: ReturnType<Dragging['handle']>
  drag: Dragging['drag']
}

/** A line of the menu, with its fields when it is unfolded. */
export function MenuRow({ place, index, item, actions, handle, drag }: MenuRowProps) {
  const pointer = pointerOfPlace(actions.menu, place)
  const isOpen = actions.open === String(place)
  const name = item.name || 'Line without words'
  return (
    <li
      data-place={String(place)}
      className={`rounded-lg border bg-raised ${place.length === 2 ? 'ml-7' : ''} ${dropLook(drag, index)}`}
    >
      <div className="flex items-center">
        <MoveHandle
          label={`Move ${name}: arrow keys or dragging`}
          onArrow={(arrow) => actions.step(place, directions[arrow])}
          drag={handle}
        />
        <button
          type="button"
          data-toggle
          className="row flex-1 min-w-0 text-left text-sm bg-transparent text-ink cursor-pointer"
          aria-expanded={isOpen}
          onClick={() => actions.toggle(place)}
        >
          <span className="truncate font-semibold">{name}</span>
          <span className="micro truncate">{item.href}</span>
          <FindingBadge pointer={pointer} />
        </button>
        <RowMenu place={place} name={name} actions={actions} />
      </div>
      {isOpen && (
        <div className="p-3 border-t border-line">
          <Fields pointer={pointer} without={['children']} />
        </div>
      )}
    </li>
  )
}

interface RowMenuProps {
  place: MenuPlace
  name: string
  actions: ReturnType<typeof useMenu>
}

function RowMenu({ place, name, actions }: RowMenuProps) {
  const step = (direction: Direction) => () => actions.step(place, direction)
  const [item, child] = place
  const isChild = child !== undefined
  return (
    <ActionsMenu
      label={`Actions for ${name}`}
      choices={[
        { words: 'Move up', icon: 'i-lucide-arrow-up', act: step('up') },
        { words: 'Move down', icon: 'i-lucide-arrow-down', act: step('down') },
        isChild
          ? { words: 'Move out of this menu', icon: 'i-lucide-indent-decrease', act: step('out') }
          : {
              words: 'Move into the menu above',
              icon: 'i-lucide-indent-increase',
              isOff: item === 0 || (actions.menu.items[item]?.children.length ?? 0) > 0,
              act: step('in'),
            },
        ...(isChild
          ? []
          : [
              {
                words: 'Add a line below it',
                icon: 'i-lucide-plus',
                act: () => actions.add(item),
              },
            ]),
        { words: 'Remove', icon: 'i-lucide-trash-2', act: () => actions.remove(place) },
      ]}
    />
  )
}
