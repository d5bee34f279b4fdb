import type { Near } from '../manifest/site.ts'
import { createNear } from '../near/create-near.ts'
import type { Analysis } from './analyse.ts'

const known = new WeakMap<Analysis, ReturnType<typeof createNear>>()

/** What is near the page at a path, and what it lists of others, as it is published. */
export function nearOf(analysis: Analysis, path: string): Near | undefined {
  const { globals, pages } = analysis
  if (!globals) return undefined
  const near =
    known.get(analysis) ??
    createNear(
      globals.layout,
      pages.flatMap((page) => page?.facts ?? []),
    )
  known.set(analysis, near)
  return near(path)
}
