/** What a visitor has written and not yet sent. */
export interface Draft {
  /** One a filled form: sending again with it cannot send twice. */
  idempotencyKey: string
  entries: { [field: string]: string }
  /** What was last tried to be sent under the key, as JSON. */
  attempted: string
}

/** Also read by the starter: a page with a draft wakes at once, to give the entries back. */
const keyOf = (path: string) => path

/** The draft of this page from this tab, if there is one. Storage that is blocked counts as empty. */
export function readDraft(path: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null')
    return isDraft(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(path: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(draft))
  } catch {
    // Storage is blocked or full: the entries stay in the form, they only do not survive a reload.
  }
}

export function clearDraft(path: string): void {
  try {
    sessionStorage.removeItem(keyOf(path))
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
