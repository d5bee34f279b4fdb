import type { Near } from '../manifest/site.ts'
import { createNears } from '../near/create-nears.ts'
import type { Analysis } from './analyse.ts'

const known = new WeakMap<Analysis, ReturnType<typeof createNears>>()

/** What is near the page at a path, and what it lists of others, as it is published. */
export function nearOf(analysis: Analysis, path: string): Near | undefined {
  const { globals, pages } = analysis
  if (!globals) return undefined
  const near =
    known.get(analysis) ??
    createNears(
      { layout: globals.layout, others: globals.languages.map(({ layout }) => layout) },
      pages.flatMap((page) => page?.facts ?? []),
    )
  known.set(analysis, near)
  return near(path)
}
