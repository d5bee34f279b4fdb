import type { Action, Json } from '../../document/action.ts'
import type { Session } from '../../document/session.ts'
import { Field } from '../screen/field.tsx'
import { useAnswer } from '../session/use-session.ts'

/** Where a page is put in the menu: not at all, at its end, or below the item with this number. */
export type PlaceInMenu = 'none' | 'end' | number

interface MenuPlaceProps {
  /** The address of the menu that leads to pages of its language. */
  menu: string
  place: PlaceInMenu
  choose: (place: PlaceInMenu) => void
}

/** Whether the menu leads to a page, and from where. */
export function MenuPlace({ menu, place, choose }: MenuPlaceProps) {
  const items = itemsOf(useAnswer(['value', menu], (session) => session.valueAt(menu)))
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
          <option value="end">At the end</option>
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
  const items = itemsOf(await session.valueAt(menu))
  if (place === 'end') return [{ kind: 'insert', pointer: `${menu}/${items.length}`, value: line }]
  const lines = items[place]?.children
  const pointer = `${menu}/${place}/children`
  return Array.isArray(lines)
    ? [{ kind: 'insert', pointer: `${pointer}/${lines.length}`, value: line }]
    : [{ kind: 'insert', pointer, value: [line] }]
}

interface MenuItem {
  name: string
  children: Json | undefined
}

function itemsOf(menu: Json | undefined): MenuItem[] {
  if (!Array.isArray(menu)) return []
  return menu.map((item) => {
    const { name, children } = item && typeof item === 'object' && !Array.isArray(item) ? item : {}
    return { name: typeof name === 'string' ? name : '', children }
  })
}
