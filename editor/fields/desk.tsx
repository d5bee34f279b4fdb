import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Action, Done, Json } from '../document/action.ts'
import type { Session, View } from '../document/session.ts'
import type { Keeper } from '../keeper/keeper.ts'
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
 * What the document answers, asked again whenever it has changed; the last answer stays until there is a new one.
 * @param question asks the session; a question with other words in `about` is another question
 */
export function useAnswer<T>(
  question: (session: Session) => Promise<T>,
  about: string,
): { value: T; version: number } | undefined {
  const { session, view } = useDesk()
  const { version } = view
  const [answer, setAnswer] = useState<{ value: T; version: number; about: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` stands for the question
  useEffect(() => {
    let isCurrent = true
    question(session).then((value) => {
      if (isCurrent) setAnswer({ value, version, about })
    })
    return () => {
      isCurrent = false
    }
  }, [session, version, about])
  return answer?.about === about ? answer : undefined
}

/** What is written at an address, with the version that it is of. */
export function useWritten(
  pointer: string,
): { value: Json | undefined; version: number } | undefined {
  return useAnswer((session) => session.valueAt(pointer), `value ${pointer}`)
}
