import type { Json } from '../../../document/action.ts'
import { isRecord } from '../../../fields/describe.ts'

/** A line of the main menu, as it is written. */
export interface MenuItem {
  name: string
  href: string
  children: MenuItem[]
  /** Whether it is shown as a button. */
  isButton: boolean
  written: Json
}

/** The main menu of a language. */
export interface Menu {
  /** Its address in the manifest. */
  pointer: string
  items: MenuItem[]
}

/** Where a line stands: its number, or that of the item whose menu it is in and its number there. */
export type MenuPlace = [item: number] | [item: number, child: number]

/** The menu as it is written; what is missing is empty. */
export function readMenu(value: Json | undefined, pointer: string): Menu {
  return { pointer, items: readItems(value) }
}

const readItems = (value: Json | undefined) => (Array.isArray(value) ? value : []).map(readItem)

function readItem(written: Json): MenuItem {
  const { name, href, children, prominent } = isRecord(written) ? written : {}
  return {
    name: typeof name === 'string' ? name : '',
    href: typeof href === 'string' ? href : '',
    children: readItems(children),
    isButton: prominent === true,
    written,
  }
}

/** The number that a new item gets at the end: buttons that stand there stay the last. */
export function endOfMenu(items: MenuItem[]): number {
  return items.findLastIndex(({ isButton }) => !isButton) + 1
}

/** All lines with their places, from top to bottom. */
export function placesOf({ items }: Pick<Menu, 'items'>): { place: MenuPlace; item: MenuItem }[] {
  return items.flatMap((item, index) => [
    { place: [index] satisfies MenuPlace, item },
    ...item.children.map((child, number) => ({
      place: [index, number] satisfies MenuPlace,
      item: child,
    })),
  ])
}

/** The address of a line in the manifest. */
export function pointerOfPlace({ pointer }: Menu, [item, child]: MenuPlace): string {
  return child === undefined ? `${pointer}/${item}` : `${pointer}/${item}/children/${child}`
}

/** The line at a place. */
export function itemAt({ items }: Menu, [item, child]: MenuPlace): MenuItem | undefined {
  return child === undefined ? items[item] : items[item]?.children[child]
}
