import { western } from './characters.ts'
import { charactersOf } from './subsets.ts'

interface SmallerOptions {
  /** Of Latin letters those are kept that Western Europe writes with. */
  isLatin: boolean
  /** The letters that the file has, as style sheets write them. */
  ranges: string
  /** Those that are used; fewer make the file smaller. */
  weights: { min: number; max: number }
}

/** A font's file (WOFF2) with the letters and weights that are used. */
export async function smallerFont(
  file: Buffer,
  { isLatin, ranges, weights }: SmallerOptions,
): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  return subsetFont(file, isLatin ? western : charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
}
