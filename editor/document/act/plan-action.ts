import type { Action } from '../action.ts'
import type { Ground, Plan } from './plan.ts'
import { planSet } from './set.ts'
import { planInsert, planMove, planRemove, planRename } from './structure.ts'

/** What an action comes to in a text; its pointers and offsets are those of this text. */
export function planAction(action: Action, ground: Ground): Plan {
  switch (action.kind) {
    case 'set':
      return planSet(action.pointer, action.value, ground)
    case 'insert':
      return planInsert(action.pointer, action.value, ground)
    case 'remove':
      return planRemove(action.pointer, ground)
    case 'move':
      return planMove(action.from, action.to, ground)
    case 'rename':
      return planRename(action.pointer, action.key, ground)
    case 'fix':
      return { edits: [action.edit], sentence: 'Mended a finding' }
    case 'text':
      return { edits: action.edits, sentence: 'Edited the text' }
    default:
      return { reason: 'This cannot be done yet.' }
  }
}
