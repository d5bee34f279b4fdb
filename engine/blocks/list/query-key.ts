import type { Query } from '../block.ts'

/** Names a query among those of a page. */
export function queryKey({ of, tag, most }: Query): string {
  return [of, most, tag].filter(Boolean).join('|')
}
