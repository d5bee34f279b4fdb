import type { Action, Done } from '../document/action.ts'
import { refuse, tell } from './notices.ts'
import { useSession } from './session/use-session.ts'

/**
 * Does one thing, or several as one step; the reason is told where it cannot be done. What was done is told with
 * "Undo". An action whose addresses are of another version than the present one names it.
 */
export function usePerform(): (
  actions: Action | Action[],
  told?: string,
  seen?: number,
) => Promise<Done> {
  const session = useSession()
  return async (actions, told, seen) => {
    const done = Array.isArray(actions)
      ? await session.actTogether(actions)
      : await session.act(actions, seen)
    if (!done.isDone) refuse(done.reason)
    else if (told) tell(told, { version: done.version, run: () => void session.undo() })
    return done
  }
}
