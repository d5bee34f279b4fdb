import { type MadePlace, madePlaces } from '../facts/lists.ts'
import type { Analysis } from './analyse.ts'

/** The pages that the engine makes for lists of a site that was analysed. */
export function placesMade({ globals, pages }: Pick<Analysis, 'globals' | 'pages'>): MadePlace[] {
  if (!globals) return []
  const others = globals.languages.map(({ layout }) => layout)
  const listed = pages.flatMap((page) => page?.facts.listed ?? [])
  return madePlaces({ layout: globals.layout, pages: listed, others })
}
