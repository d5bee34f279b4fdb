import type { Block, Manifest } from '../../schema/generated/manifest.js'
import type { Finding } from '../findings/finding.ts'
import { didYouMean } from '../findings/suggest.ts'
import type { Source } from '../text/source.ts'

type Path = (string | number)[]

/**
 * Finds courses and articles that no chip would show, since their level or category is not among the choices.
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
  return valuesOf(block).flatMap(({ value, choices, path: within }) => {
    if (choices.includes(value)) return []
    const message = `"${value}" is none of this block's choices, so visitors who choose one would never see it.`
    const hint = didYouMean(value, choices, `The choices are: ${choices.join(', ')}.`)
    return source.finding('choice-unknown', source.placeOf([...path, ...within]), message, hint)
  })
}

function valuesOf(block: Block): { value: string; choices: string[]; path: Path }[] {
  if (block.type === 'courses') {
    const { choices } = block.levels
    return block.courses.map(({ level }, index) => ({
      value: level,
      choices,
      path: ['courses', index, 'level'],
    }))
  }
  if (block.type === 'articles') {
    const { choices } = block.categories
    return block.articles.map(({ category }, index) => ({
      value: category,
      choices,
      path: ['articles', index, 'category'],
    }))
  }
  return []
}
