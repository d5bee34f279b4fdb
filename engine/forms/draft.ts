/** What a visitor has written and not yet sent. */
export interface Draft {
  /** One a filled form: sending again with it cannot send twice. */
  idempotencyKey: string
  entries: { [field: string]: string }
  /** What was last tried to be sent under the key, as JSON. */
  attempted: string
}

/**
 * The draft of this page from this tab, if there is one. Storage that is blocked counts as empty. It stands under the
 * page's path, where the starter sees it: a page with a draft is hydrated at once, to give the entries back.
 */
export function readDraft(path: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(path) ?? 'null')
    return isDraft(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(path: string, draft: Draft): void {
  try {
    sessionStorage.setItem(path, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full: the entries stay in the form, they only do not survive a reload.
  }
}

export function clearDraft(path: string): void {
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
