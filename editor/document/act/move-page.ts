import { movePageEdits } from '../../../engine/commands/move/move-page.ts'
import { counted } from '../../../engine/text/counted.ts'
import type { Ground, Plan } from './plan.ts'

/** A page gets another path; links and redirects follow. */
export function planMovePage(from: string, to: string, ground: Ground): Plan {
  const moved = movePageEdits(ground.analysis(), from, to)
  if ('reason' in moved) return moved
  const follow = counted(moved.links, 'link follows', 'links follow')
  const links = moved.links > 0 ? `; ${follow}` : ''
  return { edits: moved.edits, sentence: `Moved ${from} to ${to}${links}; redirect added` }
}
