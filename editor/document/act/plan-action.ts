import type { Action } from '../action.ts'
import { planDeletePage } from './delete-page.ts'
import { planDuplicate } from './duplicate.ts'
import { planFix, planText } from './edit-text.ts'
import { planMovePage } from './move-page.ts'
import type { Ground, Plan } from './plan.ts'
import { planRename } from './rename.ts'
import { planReplace } from './replace.ts'
import { planSet } from './set.ts'
import { planInsert, planMove, planRemove } from './structure.ts'
import { planTranslatePage } from './translate-page.ts'
import { planWriteOut } from './write-out.ts'

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
    case 'duplicate':
      return planDuplicate(action.pointer, ground)
    case 'write-out':
      return planWriteOut(action.pointer, action, ground)
    case 'replace':
      return planReplace(action.places, action.by, ground)
    case 'move-page':
      return planMovePage(action.from, action.to, ground)
    case 'delete-page':
      return planDeletePage(action.path, action.linksTo, ground)
    case 'translate-page':
      return planTranslatePage(action.path, action.language, ground)
    case 'fix':
      return planFix(action.edit, ground)
    case 'text':
      return planText(action.edits, ground)
  }
}
