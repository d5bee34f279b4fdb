import { createAnalyser } from '../../engine/analysis/analyse.ts'
import type { Keeper, SiteFile } from '../keeper/keeper.ts'
import { actions } from './act/actions.ts'
import type { DraftOptions } from './drafts/draft-store.ts'
import { draftWriter } from './drafts/draft-writer.ts'
import { leftovers } from './drafts/leftovers.ts'
import { memoryDrafts } from './drafts/memory-drafts.ts'
import { openDrafts } from './drafts/open-drafts.ts'
import { knownFiles } from './known-files.ts'
import { knownFonts } from './known-fonts.ts'
import { beginLog } from './log/log.ts'
import { openDocument } from './open-document.ts'
import { answers } from './read/answers.ts'
import { saving } from './saving.ts'
import type { Session } from './session.ts'

export interface SessionOptions {
  keeper: Pick<Keeper, 'read' | 'readText' | 'save' | 'watch' | 'appendDraft' | 'dropDraft'>
  /**
   * Where drafts are kept besides the keeper, and by which name.
   * @default with the keeper alone
   */
  drafts?: DraftOptions
  /** The site's files, which links and pictures lead to. @default they are not looked up */
  files?: () => Promise<SiteFile[]>
  /** Whether a font is installed, by its name. @default fonts are not looked up */
  hasFont?: Keeper['hasFont']
  /** Milliseconds since 1970. */
  now?: () => number
  /** Runs something in so many milliseconds. */
  later?: (run: () => void, milliseconds: number) => void
}

/** Opens the manifest, with what this window did before it was loaded again. */
export async function createSession(options: SessionOptions): Promise<Session> {
  const { keeper, drafts = memoryDrafts(), files, hasFont } = options
  const { now = Date.now, later = setTimeout } = options
  const kept = await keeper.read()
  const { own, left } = await openDrafts(kept, drafts, keeper)
  const writer = draftWriter({ ...drafts, keeper, later, log: () => document.log() })
  const analyse = createAnalyser()
  const check = {
    ...(files && knownFiles(files, () => document.judgeAnew())),
    ...(hasFont && knownFonts(hasFont, () => document.judgeAnew())),
  }
  const document = openDocument({
    file: kept.file,
    include: kept.include,
    log: own?.log ?? beginLog(kept),
    analyse: (text) => analyse(kept.file, text, check),
    record: writer.write,
  })
  if (own) writer.goOn(own.lines, own.known)
  const { look, takeIn, ...save } = saving(document, keeper)
  takeIn(kept)
  keeper.watch(() => {
    look().catch(() => {}) // it is looked at again when it is saved
  })
  return {
    subscribe: async (listener) => document.subscribe(listener),
    ...actions(document, now),
    ...answers(document),
    ...save,
    ...leftovers({ document, writer, left, drafts, keeper, takeIn, now }),
  }
}
