import type { Analysis } from '../../../engine/analysis/analyse.ts'
import type { Near } from '../../../engine/manifest/site.ts'
import { createNear } from '../../../engine/near/create-near.ts'
import type { PageKey } from '../session.ts'

const known = new WeakMap<Analysis, ReturnType<typeof createNear>>()

/** What is near a page and what it lists of others, as it is published. */
export function nearOf(analysis: Analysis, key: PageKey): Near | undefined {
  const { globals, pages } = analysis
  const path = key === 'notFound' ? undefined : pages[key]?.facts.path
  if (!globals || path === undefined) return undefined
  const near =
    known.get(analysis) ??
    createNear(
      globals.layout,
      pages.flatMap((page) => page?.facts ?? []),
    )
  known.set(analysis, near)
  return near(path)
}
