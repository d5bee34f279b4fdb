import type { KeyboardEvent } from 'react'
import { createTypeAhead, isLetter } from '../keys/list-keys.ts'

const lookFor = createTypeAhead()

/** Moves the focus in a tree as keys do there (ARIA Authoring Practices, "Tree View"); rows open and close by `toggle`. */
export function onTreeKey(
  event: KeyboardEvent<HTMLElement>,
  toggle: (row: HTMLElement) => void,
): void {
  const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const at = rows.indexOf(target)
  const names = rows.map(({ ariaLabel }) => ariaLabel ?? '')
  const found = isLetter(event) ? lookFor(key, names, at, event.timeStamp) : undefined
  if (at >= 0 && found !== undefined) rows[found]?.focus()
  const press = at < 0 ? undefined : keys[key]
  if (!press) return
  event.preventDefault()
  press({ rows, at, row: target, toggle })
}

/** Whether a key presses the row that has the focus. */
export function isPress({ key, target, currentTarget }: KeyboardEvent): boolean {
  return target === currentTarget && (key === 'Enter' || key === ' ')
}

interface Press {
  rows: HTMLElement[]
  at: number
  row: HTMLElement
  toggle: (row: HTMLElement) => void
}

const keys: { [key: string]: ((press: Press) => void) | undefined } = {
  ArrowDown: ({ rows, at }) => rows[at + 1]?.focus(),
  ArrowUp: ({ rows, at }) => rows[at - 1]?.focus(),
  Home: ({ rows }) => rows[0]?.focus(),
  End: ({ rows }) => rows.at(-1)?.focus(),
  ArrowRight: ({ rows, at, row, toggle }) => {
    if (row.ariaExpanded === 'false') toggle(row)
    else if (row.ariaExpanded === 'true') rows[at + 1]?.focus()
  },
  ArrowLeft: ({ row, toggle }) => {
    if (row.ariaExpanded === 'true') toggle(row)
    else row.parentElement?.closest<HTMLElement>('[role=treeitem]')?.focus()
  },
}
