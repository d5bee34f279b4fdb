import type { Plugin } from 'vite'
import type { BlockOf } from './block-of.ts'

/** What is said of a block for the build alone. */
const atBuild = new Set([
  'outline',
  'listed',
  'records',
  'choices',
  'asks',
  'form',
  'queries',
  'files',
  'searches',
  'isDrawn',
])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Leaves what only the build asks of blocks out of the browser's scripts, and with it the modules behind it. */
export function factsPlugin(blockOf: BlockOf): Plugin {
  return {
    name: 'broadsheet:facts',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.block\.ts$/ },
      handler(code, id) {
        if (!blockOf(id)) return undefined
        const left = [...factsIn(this.parse(code))]
        return left.reduceRight(
          (text, { start, end }) => text.slice(0, start) + text.slice(end),
          code,
        )
      },
    },
  }
}

/** The properties of the object that the module gives to `defineBlock`, each with the comma behind it. */
function* factsIn(node: unknown): Iterable<{ start: number; end: number }> {
  if (!isNode(node)) return
  if (node.type === 'CallExpression' && Object(node.callee).name === 'defineBlock') {
    const { properties } = Object(Object(node).arguments[0])
    for (const [index, property] of properties.entries())
      if (atBuild.has(property.key?.name))
        yield { start: property.start, end: properties[index + 1]?.start ?? property.end }
    return
  }
  for (const child of Object.values(node).flat()) yield* factsIn(child)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
