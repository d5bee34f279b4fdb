import { createAnalyser } from '../../engine/analysis/analyse.ts'
import type { CheckOptions } from '../../engine/manifest/check-options.ts'
import type { Keeper } from '../keeper/keeper.ts'
import { actions } from './act/actions.ts'
import { openDocument } from './open-document.ts'
import { answers } from './read/answers.ts'
import { saving } from './saving.ts'
import type { Session } from './session.ts'

export interface SessionOptions {
  keeper: Pick<Keeper, 'read' | 'save' | 'watch'>
  /** What is known of the site's files and colours. */
  check?: CheckOptions
  /** In degrees, of each colour that pages can have. @default none is known */
  hues?: { [colour: string]: number }
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Opens the manifest. */
export async function createSession(options: SessionOptions): Promise<Session> {
  const { keeper, check = {}, hues = {}, now = Date.now } = options
  const kept = await keeper.read()
  const analyse = createAnalyser()
  const document = openDocument(kept, (text) => analyse(kept.file, text, check))
  const { look, ...save } = saving(document, keeper)
  keeper.watch(() => {
    look().catch(() => {}) // it is looked at again when it is saved
  })
  return {
    subscribe: async (listener) => document.subscribe(listener),
    hues: async () => hues,
    ...actions(document, now),
    ...answers(document),
    ...save,
    takeUpDraft: async () => ({ isDone: false, reason: 'There is nothing left of that window.' }),
    dropDraft: async () => {},
  }
}
