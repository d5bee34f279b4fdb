import type { Analysis } from '../../../engine/analysis/analyse.ts'
import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import type { Path } from '../../../engine/text/path.ts'
import type { Source } from '../../../engine/text/source.ts'
import type { Json } from '../action.ts'

/** What an action comes to: edits, or why it cannot be. */
export type Plan =
  | {
      edits: TextEdit[]
      sentence: string
      /** Where what was inserted, moved or copied stands afterwards. */
      pointer?: string
      /** The address of the one text that is typed into. */
      field?: string
    }
  | { reason: string }

/** The document as actions see it. */
export interface Ground {
  source: () => Source
  /** Made when it is first asked for. */
  analysis: () => Analysis
  /** Which files the pages are kept in, where those are files of their own; in the order of these the pages are. */
  include?: string
}

/** The written value at an address; undefined where there is none, or where it is not valid JSON. */
export function valueAt(source: Source, path: Path): Json | undefined {
  const found = source.find(path)
  if (!found) return undefined
  try {
    const value: Json = JSON.parse(source.text.slice(found.offset, found.end))
    return value
  } catch {
    return undefined
  }
}

/** Whether an action cannot be. */
export function isRefused(plan: Plan): plan is { reason: string } {
  return 'reason' in plan
}
