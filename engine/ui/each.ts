import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Shows a list, each entry known to React by its place. Entries of a page change neither order nor number; in the editor
 * their words change with each key that is typed, and an element that was known by them would be made anew.
 */
export function each<T>(list: readonly T[], show: (entry: T) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...list.map(show))
}
