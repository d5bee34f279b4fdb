import { createContext } from 'react'

/** What lists are filtered by, by the names that stand in the address: `?level=Expert` is `{ level: 'Expert' }`. */
export interface Filter {
  [name: string]: string | undefined
}

/**
 * The filter of the page that is shown; the router's page provides it. Without one, as where pages are prerendered,
 * lists show everything.
 */
export const FilterContext = createContext<{
  filter: Filter
  setFilter: (change: Filter) => void
  /** What the address names within the page: it is shown whatever the filter. */
  named: string
}>({ filter: {}, setFilter: () => {}, named: '' })
