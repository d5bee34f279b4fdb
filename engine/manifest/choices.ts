import type { Finding } from './finding.ts'
import type { ResolvedManifest, ShownBlock } from './shared.ts'
import type { Source } from './source.ts'
import { didYouMean } from './suggest.ts'

/** Finds courses and articles that no chip would show, since their level or category is not among the choices. */
export function lintChoices(manifest: ResolvedManifest, source: Source): Finding[] {
  return manifest.pages.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index) =>
      valuesOf(block).flatMap(({ value, choices, path }) => {
        if (choices.includes(value)) return []
        const at = source.placeOf(['pages', page, 'blocks', index, ...path])
        const message = `"${value}" is none of the choices that visitors can filter by.`
        return source.finding(
          'choice-unknown',
          at,
          message,
          didYouMean(value, choices, `The choices are: ${choices.join(', ')}.`),
        )
      }),
    ),
  )
}

function valuesOf(
  block: ShownBlock,
): { value: string; choices: string[]; path: (string | number)[] }[] {
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
