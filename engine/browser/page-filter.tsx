import { useHydrated, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { type Filter, FilterContext } from '../ui/filter.ts'

/**
 * Lets a page's lists be filtered by the search parameters of its address, so that what is filtered can be shared and
 * survives a reload. The first render, like the prerendered page, shows everything.
 */
export function PageFilter({ children }: { children: ReactNode }) {
  const inAddress: Filter = useSearch({ from: '/$' })
  // The address follows a moment later: an input that waited for it would lose what is typed meanwhile.
  const [ahead, setAhead] = useState<Filter>()
  const underWay = useRef(0)
  const named = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  const setFilter = useCallback(
    async (change: Filter) => {
      underWay.current++
      setAhead((current) => ({ ...current, ...change }))
      await navigate({
        to: '.',
        search: (current: Filter) => ({ ...current, ...change }),
        hash: true,
        replace: true, // "back" leaves the page, not the last letter typed
        resetScroll: false,
        hashScrollIntoView: false,
      })
      if (--underWay.current === 0) setAhead(undefined)
    },
    [navigate],
  )
  const isHydrated = useHydrated()
  const filter = isHydrated ? { ...inAddress, ...ahead } : {}
  return <FilterContext value={{ filter, setFilter, named }}>{children}</FilterContext>
}

/** The search parameters of an address, each a plain text; of those with the same name, the last. */
export function parseFilter(search: string): Filter {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The other way round; what filters nothing is left out. */
export function stringifyFilter(filter: Filter): string {
  const set = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const search = new URLSearchParams(set).toString()
  return search && `?${search}`
}
