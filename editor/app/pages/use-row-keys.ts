import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { PageKey } from '../../document/session.ts'
import { createTypeAhead, isLetter, rowAfter } from '../keys/list-keys.ts'
import type { Row } from './rows.ts'

const lookFor = createTypeAhead()

interface RowKeys {
  /** All rows, of which not all may be there; what is no page is passed over. */
  rows: Row[]
  /** Brings a row into sight, if it is not there, and answers with it. */
  reach: (row: number) => HTMLElement | null | undefined
}

/**
 * A list of pages is one stop of Tab: arrows, Home, End and letters lead from page to page, the right arrow to what can
 * be done with one, the left one back.
 */
export function useRowKeys({ rows, reach }: RowKeys) {
  const [focused, setFocused] = useState<PageKey>()

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, timeStamp } = event
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return
    const way = target instanceof HTMLAnchorElement ? fromLink : fromMenu
    const found = way(key, row)
    const at = Number(row.dataset.row)
    const pages = rows.flatMap((row, index) => ('key' in row ? { index, ...row } : []))
    const names = pages.map(({ title, path }) => title || path)
    const nr = pages.findIndex(({ index }) => index === at)
    const nextNr = isLetter(event)
      ? lookFor(key, names, nr, timeStamp)
      : rowAfter(key, nr, pages.length)
    const to = nextNr === undefined ? undefined : pages[nextNr]?.index
    const next = found ?? (way === fromLink && to !== undefined ? linkIn(reach(to)) : undefined)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return {
    focused,
    attributes: {
      onKeyDown,
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const row = target.closest<HTMLElement>('[data-row]')
        const focused = row && rows[Number(row.dataset.row)]
        setFocused(focused && 'key' in focused ? focused.key : undefined)
      },
    },
  }
}

type Way = (key: string, row: HTMLElement) => HTMLElement | null | undefined

const linkIn = (row: HTMLElement | null | undefined) => row?.querySelector<HTMLElement>('a')

const fromLink: Way = (key, row) =>
  key === 'ArrowRight' ? row.querySelector<HTMLElement>('button') : undefined

/** Arrows up and down open the menu. */
const fromMenu: Way = (key, row) => (key === 'ArrowLeft' ? linkIn(row) : undefined)
