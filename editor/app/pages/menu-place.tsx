import type { Action } from '../../document/action.ts'
import type { Session } from '../../document/session.ts'
import { Field } from '../screen/field.tsx'
import { useAnswer } from '../session/use-session.ts'
import { endOfMenu, readMenu } from '../settings/menu/menu-item.ts'
import { addToMenu } from '../settings/menu/menu-moves.ts'

/** Where a page is put in the menu: not at all, at its end (before a button there), or below the item with this number. */
export type PlaceInMenu = 'none' | 'end' | number

interface MenuPlaceProps {
  /** The address of the menu that leads to pages of its language. */
  menu: string
  place: PlaceInMenu
  choose: (place: PlaceInMenu) => void
}

/** Whether the menu leads to a page, and from where. */
export function MenuPlace({ menu, place, choose }: MenuPlaceProps) {
  const written = useAnswer(['value', menu], (session) => session.valueAt(menu))
  const { items } = readMenu(written, menu)
  const button = items[endOfMenu(items)]
  return (
    <Field label="In the menu">
      {(attributes) => (
        <select
          {...attributes}
          className="input"
          value={String(place)}
          onChange={({ target: { value } }) =>
            choose(value === 'none' || value === 'end' ? value : Number(value))
          }
        >
          <option value="none">Not yet</option>
          <option value="end">{button ? `Before “${button.name}”` : 'At the end'}</option>
          {items.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name, and an option keeps nothing
            <option key={index} value={index}>
              Below “{name}”
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** What puts a line into the menu. */
export async function placing(
  session: Session,
  menu: string,
  place: PlaceInMenu,
  line: { name: string; href: string },
): Promise<Action[]> {
  if (place === 'none') return []
  const read = readMenu(await session.valueAt(menu), menu)
  return addToMenu(read, line, place === 'end' ? undefined : place).actions
}
