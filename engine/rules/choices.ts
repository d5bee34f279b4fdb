import { definitionOf } from '../blocks/index.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { didYouMean } from '../findings/suggest.ts'
import { blocksOf, type Part } from './subject.ts'

/** Finds what would have no place, such as under a chip, since its value is not among the block’s choices. */
export function choiceUnknown(part: Part): Finding[] {
  return blocksOf(part).flatMap(({ block, path }) => {
    if (block.type === 'shared') return []
    const found = definitionOf(block.type).choices?.(block) ?? []
    return found.flatMap(({ value, choices, path: within }) => {
      if (choices.includes(value)) return []
      const message = `"${value}" is none of this block's choices, so it has no place among them.`
      const hint = didYouMean(value, choices, `The choices are: ${choices.join(', ')}.`)
      return finding('choice-unknown', part.source.placeOf([...path, ...within]), message, hint)
    })
  })
}
