import { useSyncExternalStore } from 'react'

type Filter = { [key: string]: string }

const changed = 'broadsheet:filter'

/**
 * What a list is filtered by, kept in the page's address so that it can be shared and survives a reload.
 * The first render, like the prerendered page, shows everything.
 * @param keys the parts of the query that belong to the list
 */
export function useAddressFilter(keys: string[]): [Filter, (change: Filter) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const query = new URLSearchParams(search)
  const filter = Object.fromEntries(keys.map((key) => [key, query.get(key) ?? '']))
  return [filter, writeFilter]
}

function subscribe(onChange: () => void): () => void {
  for (const type of [changed, 'popstate']) addEventListener(type, onChange)
  return () => {
    for (const type of [changed, 'popstate']) removeEventListener(type, onChange)
  }
}

/** Replaces rather than adds to the history: "back" leaves the page, not the last letter typed. */
function writeFilter(change: Filter): void {
  const url = new URL(location.href)
  for (const [key, value] of Object.entries(change)) {
    if (value) url.searchParams.set(key, value)
    else url.searchParams.delete(key)
  }
  history.replaceState(history.state, '', url)
  dispatchEvent(new Event(changed))
}
