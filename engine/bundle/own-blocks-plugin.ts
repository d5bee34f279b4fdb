import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { ownBlockTypes } from '../schema-compiler/own-blocks.ts'

const registry = /\/engine\/blocks\/index\.ts$/
const generated = /\/schema\/generated\/(?:(?:block-types|descriptions|fields)\.json|manifest\.js)$/

/** The files that know of all blocks. */
const knowing = [
  'engine/blocks/index.ts',
  ...['block-types.json', 'descriptions.json', 'fields.json', 'manifest.js'].map(
    (name) => `schema/generated/${name}`,
  ),
]

/**
 * Makes the site's own blocks known to the registry, the validator, the walks over texts and the editor. For a site without
 * any, all these stay as they are.
 * @param root the engine's folder
 * @param source the folder with the site's source
 */
export function ownBlocksPlugin(root: string, source: string): Plugin {
  let compiled: ReturnType<typeof compile> | undefined
  const blocks = join(source, 'blocks')
  return {
    name: 'broadsheet:own-blocks',
    enforce: 'pre',
    load: {
      filter: { id: generated },
      async handler(id) {
        if (ownBlockTypes(source).length === 0) return undefined
        compiled ??= compile(root, source)
        return (await compiled)[basename(id)]
      },
    },
    transform: {
      filter: { id: registry },
      handler: (code, id) => code + registrations(dirname(id), source),
    },
    configureServer({ watcher }) {
      watcher.add(blocks)
      watcher.on('all', (event, file) => {
        if (!file.startsWith(blocks) || !/\.(?:schema\.json|block\.ts)$/.test(file)) return
        if (event === 'change' && file.endsWith('.ts')) return // followed by the server itself
        compiled = undefined
        for (const name of knowing) watcher.emit('change', join(root, name))
      })
    },
  }
}

/** Compilers of schemas are loaded for sites that have some. */
async function compile(root: string, source: string) {
  const { compileOwnBlocks } = await import('../schema-compiler/compile-own-blocks.ts')
  return compileOwnBlocks(root, source)
}

/** What is added to the registry; nothing for a site without blocks of its own, so that no byte of its scripts is another. */
function registrations(folder: string, source: string): string {
  const lines = ownBlockTypes(source).map((type, index) => {
    const file = relative(folder, join(source, 'blocks', type, `${type}.block.ts`))
    const name = JSON.stringify(file.replaceAll('\\', '/'))
    return `import own${index} from ${name}\nblocks[${JSON.stringify(type)}] = own${index}\n`
  })
  return lines.join('')
}
