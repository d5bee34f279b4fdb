import { createAnalyser } from '../../../engine/analysis/analyse.ts'
import { applyEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import type { Action, Done } from '../action.ts'
import { composeEdits } from '../edits/compose-edits.ts'
import type { Document } from '../open-document.ts'
import type { Session } from '../session.ts'
import { carryAction } from './carry-action.ts'
import { type Ground, isRefused } from './plan.ts'
import { planAction } from './plan-action.ts'

/** All that changes a document. */
export function actions(
  document: Document,
  now: () => number,
): Pick<Session, 'act' | 'actTogether' | 'undo' | 'redo'> {
  const turn = async (kind: 'undo' | 'redo'): Promise<Done> => {
    const steps = kind === 'undo' ? document.log().done : document.log().undone
    if (steps.length === 0) return { isDone: false, reason: `There is nothing to ${kind}.` }
    document.happen({ kind })
    return { isDone: true, version: document.version() }
  }
  return {
    async act(action, seen = document.version()) {
      const since = document.since(seen)
      const carried =
        since?.edits.length === 0 ? action : since && carryAction(action, since, document.source())
      if (!carried) return { isDone: false, reason: 'What this was about was changed meanwhile.' }
      return together(document, [carried], undefined, now())
    },
    actTogether: async (actions, sentence) => together(document, actions, sentence, now()),
    undo: () => turn('undo'),
    redo: () => turn('redo'),
  }
}

/** Does actions as one step, each seeing what the former did; all or none. */
function together(
  document: Document,
  actions: Action[],
  sentence: string | undefined,
  when: number,
): Done {
  let ground: Ground = document
  let text = document.log().text
  let edits: TextEdit[] = []
  let last = { sentence: '' }
  for (const action of actions) {
    const plan = planAction(action, ground)
    if (isRefused(plan)) return { isDone: false, reason: plan.reason }
    edits = composeEdits(edits, text, plan.edits)
    text = applyEdits(text, plan.edits)
    ground = groundOf(text, document)
    last = plan
  }
  const { pointer, field, ...said }: { sentence: string; pointer?: string; field?: string } = last
  if (edits.length > 0) {
    const isTyping = actions.length === 1 && field !== undefined
    const told = sentence ?? said.sentence
    document.happen({ kind: 'step', sentence: told, edits, when, ...(isTyping && { field }) })
  }
  const version = document.version()
  return { isDone: true, version, ...(pointer !== undefined && { pointer }) }
}

function groundOf(text: string, { include }: Ground): Ground {
  const analyse = createAnalyser()
  const analysis = () => analyse('', text)
  return { analysis, source: () => analysis().source, ...(include !== undefined && { include }) }
}
