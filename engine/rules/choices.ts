import type { Block, Manifest } from '../../schema/generated/manifest.js'
import { definitionOf } from '../blocks/index.ts'
import type { Finding } from '../findings/finding.ts'
import { didYouMean } from '../findings/suggest.ts'
import type { Source } from '../text/source.ts'

type Path = (string | number)[]

/**
 * Finds what no chip would show, since its value is not among the block's choices.
 * @param unresolved the manifest with shared blocks in their own place, so that each is found once
 */
export function lintChoices({ shared = {}, pages, notFound }: Manifest, source: Source): Finding[] {
  return [
    ...Object.entries(shared).flatMap(([name, block]) =>
      lintBlock(block, ['shared', name], source),
    ),
    ...pages.flatMap(({ blocks }, page) => lintBlocks(blocks, ['pages', page, 'blocks'], source)),
    ...lintBlocks(notFound.blocks, ['notFound', 'blocks'], source),
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
    const message = `"${value}" is none of this block's choices, so visitors who choose one would never see it.`
    const hint = didYouMean(value, choices, `The choices are: ${choices.join(', ')}.`)
    return source.finding('choice-unknown', source.placeOf([...path, ...within]), message, hint)
  })
}
