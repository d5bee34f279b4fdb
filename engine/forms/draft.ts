import type { Values } from '../../schema/form-rules.ts'

/** What a visitor has written and not yet sent. */
export interface Draft {
  /** One a filled form: sending again with it cannot send twice. */
  idempotencyKey: string
  entries: Values
  /** What was last tried to be sent under the key, as JSON. */
  attempted: string
  /** While that is on its way: milliseconds that filling in took. A page that was left meanwhile sends it again. */
  underWay?: number | undefined
}

/** Drafts by their page's path, where storage is refused: then they survive no reload. */
const kept = new Map<string, Draft>()

/**
 * The draft of this page from this tab, if there is one. It stands under the page's path, where the starter sees it: a
 * page with a draft is hydrated at once, to give the entries back.
 */
export function readDraft(path: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(path) ?? 'null')
    if (isDraft(stored)) return stored
  } catch {
    // Storage is blocked, or holds what is not ours.
  }
  return kept.get(path)
}

export function writeDraft(path: string, draft: Draft): void {
  try {
    sessionStorage.setItem(path, JSON.stringify(draft))
    kept.delete(path)
  } catch {
    kept.set(path, draft) // storage is blocked or full
  }
}

export function clearDraft(path: string): void {
  kept.delete(path)
  try {
    sessionStorage.removeItem(path)
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'idempotencyKey' in value &&
    'entries' in value &&
    'attempted' in value
  )
}
