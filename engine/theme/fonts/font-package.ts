import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A font's package of Fontsource, as it lies in `node_modules`. */
export interface FontPackage {
  /** As "@fontsource-variable/fraunces". */
  name: string
  version: string
  folder: string
  /** What style sheets call the font. */
  family: string
  /** Whether it looks like a serif, which decides on what stands in for it. */
  isSerif: boolean
  /** The weights that it has as files of their own; none where it is variable. */
  weights: number[]
  /** The letters of each of its subsets, as style sheets write them: `U+0-FF,U+131`. */
  ranges: { [subset: string]: string }
}

/** What Fontsource writes into each package. */
interface Metadata {
  family: string
  category: string
  weights: number[]
}

/**
 * @param name as the manifest has it
 * @param root the project's folder
 * @returns nothing where no such package is installed
 */
export function fontPackage(name: string, root: string): FontPackage | undefined {
  const { resolve } = createRequire(join(root, 'package.json'))
  let folder: string
  try {
    folder = dirname(resolve(`${name}/unicode.json`))
  } catch {
    return undefined
  }
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  // Files that Fontsource wrote; their form is that of all its packages.
  const { family, category, weights } = read('metadata.json') as Metadata
  const { version } = read('package.json') as { version: string }
  const ranges = read('unicode.json') as FontPackage['ranges']
  const isVariable = name.startsWith('@fontsource-variable/')
  return {
    ...{ name, version, folder, ranges },
    family: isVariable ? `${family} Variable` : family,
    isSerif: category === 'serif',
    weights: isVariable ? [] : weights,
  }
}

/** Answers whether a font can be had: "system" always can, others where their package is installed. */
export function hasFontIn(root: string): (name: string) => boolean {
  return (name) => name === 'system' || fontPackage(name, root) !== undefined
}

/** The file of a subset in a weight; of a variable font, the one with all weights. */
export function fontFile({ name, folder, weights }: FontPackage, subset: string, weight: number) {
  const id = name.split('/')[1]
  const bare = subset.replaceAll(/[[\]]/g, '')
  const kind = weights.length ? nearestWeight(weights, weight) : 'wght'
  return join(folder, 'files', `${id}-${bare}-${kind}-normal.woff2`)
}

/** The weight, of those that there are, that is nearest. */
export function nearestWeight(weights: number[], weight: number): number {
  return weights.reduce(
    (best, each) => (Math.abs(each - weight) < Math.abs(best - weight) ? each : best),
    weights[0] ?? weight,
  )
}
