/** What a visitor has written and not yet sent. */
export interface Draft {
  /** One a filled form: sending again with it cannot send twice. */
  idempotencyKey: string
  entries: { [field: string]: string }
  /** What was last tried to be sent under the key, as JSON. */
  attempted: string
}

/** Also read by the starter: a page with a draft wakes at once, to give the entries back. */
const key = 'draft'

/** The draft of this page from this tab, if there is one. Storage that is blocked counts as empty. */
export function readDraft(path: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(stored) && stored.path === path ? stored : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(path: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, ...draft }))
  } catch {
    // Storage is blocked or full: the entries stay in the form, they only do not survive a reload.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
}

function isDraft(value: unknown): value is Draft & { path: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'idempotencyKey' in value &&
    'entries' in value &&
    'attempted' in value
  )
}
