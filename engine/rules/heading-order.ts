import { definitionOf } from '../blocks/index.ts'
import { type Finding, finding } from '../findings/finding.ts'
import type { ShownBlock } from '../manifest/stages.ts'
import type { PageSubject } from './subject.ts'

/** A page needs one first heading, before all others, and no level left out on the way down. */
export function headingOrder({ shown, path, source }: PageSubject): Finding[] {
  const fault = faultOf(shown.blocks)
  if (!fault) return []
  const at = source.placeOf([...path, 'blocks', fault.block])
  return [finding('heading-order', at, fault.message, fault.hint)]
}

interface Fault {
  block: number
  message: string
  hint: string
}

function faultOf(blocks: ShownBlock[]): Fault | undefined {
  let last = 0
  for (const [block, shown] of blocks.entries()) {
    for (const level of definitionOf(shown.type).outline?.(shown) ?? []) {
      const fault = faultAt(level, last)
      if (fault) return { block, ...fault }
      last = level
    }
  }
  return last === 0 ? { block: 0, ...noFirst } : undefined
}

const noFirst = {
  message:
    'This page begins without its first heading, by which screen readers and search engines know what it is about.',
  hint: 'Begin it with a block that shows the title of the whole page.',
}

function faultAt(level: number, last: number): Omit<Fault, 'block'> | undefined {
  if (last === 0) return level === 1 ? undefined : noFirst
  if (level === 1)
    return {
      message: 'This page has a second first heading; a page has one title.',
      hint: 'Remove this block, or put its words into one that has a title of its own within the page.',
    }
  if (level <= last + 1) return undefined
  return {
    message: `A heading of level ${level} follows one of level ${last}, so whoever leaps from heading to heading believes that something is missing.`,
    hint: 'Give this block a "title", or put a block with a title before it.',
  }
}
