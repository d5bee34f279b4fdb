import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { pointerOf } from '../../../engine/text/source.ts'
import type { PageKey, Preview } from '../session.ts'

/** A page with what surrounds it, as the frame renders it; undefined where nothing can be shown of it. */
export function previewOf(
  { globals, pages }: Analysis,
  key: PageKey,
  version: number,
): Preview | undefined {
  const page = key === 'notFound' ? undefined : pages[key]
  const shown = key === 'notFound' ? globals?.notFound : page?.shown
  const origins = key === 'notFound' ? globals?.origins : page?.origins
  if (!globals || !shown || !origins) return undefined
  return { version, page: shown, layout: globals.layout, origins: origins.map(pointerOf) }
}
