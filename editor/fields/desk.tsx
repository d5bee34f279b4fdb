import { createContext, type ReactNode, use } from 'react'
import type { Action, Done, Json } from '../document/action.ts'
import type { Session, View } from '../document/session.ts'
import type { Keeper } from '../keeper/keeper.ts'
import { type Answer, useAsked } from './use-asked.ts'
import { useVersion } from './version.ts'

/** What the fields and settings need of the editor around them. */
export interface Desk {
  session: Session
  keeper: Pick<Keeper, 'pictures' | 'addPicture' | 'removePicture'>
  /** The document as it is now. */
  view: View
  /** Tells the person what happened, aloud for screen readers too. */
  tell(sentence: string): void
  /** The same of what could not be done, and why. */
  refuse(sentence: string): void
  /** A field got the focus: its place on the page is to be marked. */
  onFocus?(pointer: string): void
  /**
   * How wide pages show the picture at this address of the manifest, in CSS pixels; undefined where that is not known.
   * @param src the picture that stands there now
   */
  shownWidth?(pointer: string, src: string): number | undefined
}

const Context = createContext<Desk | undefined>(undefined)

/** Gives the fields beneath it the editor that they are in. */
export function DeskProvider({ desk, children }: { desk: Desk; children: ReactNode }) {
  return <Context value={desk}>{children}</Context>
}

/** The editor that a field is in. */
export function useDesk(): Desk {
  const desk = use(Context)
  if (!desk) throw new Error('A field stands outside of DeskProvider. This is a bug in Broadsheet.')
  return desk
}

/**
 * Does what a person asked for, several actions as one step; where it cannot be done, the reason is told.
 * `seen` is the version whose places are meant, that of the fields around unless it is given.
 */
export function useAct(): (actions: Action | Action[], seen?: number) => Promise<Done> {
  const { session, refuse } = useDesk()
  const version = useVersion()
  return async (actions, seen = version) => {
    const done = Array.isArray(actions)
      ? await session.actTogether(actions)
      : await session.act(actions, seen)
    if (!done.isDone) refuse(done.reason)
    return done
  }
}

/**
 * What the document says to a question, asked again at each version; the last answer stays until there is a new one.
 * @param about names the question, with all that it depends on besides the document
 */
export function useAnswer<T>(
  about: readonly unknown[],
  ask: (session: Session) => Promise<T>,
): Answer<T> | undefined {
  const { session, view } = useDesk()
  return useAsked(about, view.version, () => ask(session))
}

/** What is written at an address, with the version that it is of. */
export function useWritten(pointer: string): Answer<Json | undefined> | undefined {
  return useAnswer(['value', pointer], (session) => session.valueAt(pointer))
}
