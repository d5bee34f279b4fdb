import type { Rpc } from '../_shared/database.ts'
import type { PublishedForm } from '../_shared/generated/published-form.ts'
import type { FormOf } from './named-form.ts'

/** Asks the database for declared forms, which "broadsheet messages forms" puts there. */
export function formWith(rpc: Rpc): FormOf {
  // Our own command has put it there.
  return async (name) => ((await rpc('form_of', { name })) as PublishedForm | null) ?? undefined
}
