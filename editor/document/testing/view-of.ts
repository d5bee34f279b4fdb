import type { Session, View } from '../session.ts'

/** What a session shows now. */
export async function viewOf(session: Session): Promise<View> {
  return new Promise((resolve) => session.subscribe(resolve))
}
