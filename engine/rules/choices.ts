import type { Block } from '../../schema/generated/manifest.js'
import { definitionOf } from '../blocks/index.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { didYouMean } from '../findings/suggest.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'
import type { Part } from './subject.ts'

/** Finds what would have no place, such as under a chip, since its value is not among the block’s choices. */
export function choiceUnknown({ resolved, path, source }: Part): Finding[] {
  if ('blocks' in resolved) return lintBlocks(resolved.blocks, [...path, 'blocks'], source)
  const shared = Object.entries(resolved.shared ?? {})
  return [
    ...shared.flatMap(([name, block]) => lintBlock(block, ['shared', name], source)),
    ...lintBlocks(resolved.notFound.blocks, ['notFound', 'blocks'], source),
  ]
}

function lintBlocks(blocks: Block[], path: Path, source: Source): Finding[] {
  return blocks.flatMap((block, index) => lintBlock(block, [...path, index], source))
}

function lintBlock(block: Block, path: Path, source: Source): Finding[] {
  if (block.type === 'shared') return []
  const found = definitionOf(block.type).choices?.(block) ?? []
  return found.flatMap(({ value, choices, path: within }) => {
    if (choices.includes(value)) return []
    const message = `"${value}" is none of this block's choices, so it has no place among them.`
    const hint = didYouMean(value, choices, `The choices are: ${choices.join(', ')}.`)
    return finding('choice-unknown', source.placeOf([...path, ...within]), message, hint)
  })
}
