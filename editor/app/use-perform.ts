import type { Action, Done } from '../document/action.ts'
import { refuse, tell } from './notices.ts'
import { useSession } from './session/use-session.ts'

/** Does one thing, or several as one step; the reason is told where it cannot be done. */
export function usePerform(): (actions: Action | Action[], told?: string) => Promise<Done> {
  const session = useSession()
  return async (actions, told) => {
    const done = Array.isArray(actions)
      ? await session.actTogether(actions)
      : await session.act(actions)
    if (!done.isDone) refuse(done.reason)
    else if (told) tell(told, () => void session.undo())
    return done
  }
}
