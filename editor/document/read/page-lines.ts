import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { surroundingsOf } from '../../../engine/manifest/site.ts'
import type { PageKey, PageLine, PlacedFinding } from '../session.ts'

/** The pages as a list shows them, with what was found about each. */
export function pageLines(analysis: Analysis, findings: PlacedFinding[]): PageLine[] {
  const { globals, pages } = analysis
  if (!globals) return []
  const counts = new Map<PageKey | undefined, { errors: number; warnings: number }>()
  for (const { page, severity } of findings) {
    const count = counts.get(page) ?? { errors: 0, warnings: 0 }
    if (severity === 'error') count.errors++
    if (severity === 'warning') count.warnings++
    counts.set(page, count)
  }
  const none = { errors: 0, warnings: 0 }
  const line = (key: PageKey, path: string, title: string): PageLine => ({
    ...{ key, path, title },
    ...(counts.get(key) ?? none),
  })
  const own = pages.map((page, key): PageLine => {
    const path = page?.facts.path ?? ''
    const { layout } = surroundingsOf(path, globals)
    return {
      ...line(key, path, page?.shown.title ?? ''),
      ...(layout.home !== undefined && { language: layout.site.language }),
    }
  })
  return [...own, line('notFound', '', globals.notFound.title)]
}
