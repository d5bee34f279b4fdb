import type { Plugin, PluginContext } from 'rolldown'
import { blockOf } from './block-of.ts'

export interface StyleFile {
  file: string
  /** The kinds of blocks that it belongs to; a sheet that is needed without any has none. */
  blocks?: string[]
}

/**
 * Takes style sheets out of the scripts that import them.
 * @param onFound told them, in the order in which the modules run, as soon as all modules are known
 */
export function stylesPlugin(onFound?: (files: StyleFile[]) => void): Plugin {
  return {
    name: 'broadsheet:styles',
    load: {
      filter: { id: /\.css$/ },
      handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: false }),
    },
    buildEnd() {
      onFound?.(
        modulesInOrder(this).flatMap((id) => (id.endsWith('.css') ? styleFile(id, this) : [])),
      )
    },
  }
}

function modulesInOrder(graph: PluginContext): string[] {
  const visited = new Set<string>()
  const order: string[] = []
  const visit = (id: string): void => {
    if (visited.has(id)) return
    visited.add(id)
    const module = graph.getModuleInfo(id)
    module?.importedIds.forEach(visit)
    order.push(id)
    module?.dynamicallyImportedIds.forEach(visit)
  }
  for (const id of graph.getModuleIds()) if (graph.getModuleInfo(id)?.isEntry) visit(id)
  return order
}

/** Looks upwards from a sheet for the blocks that import it. */
function styleFile(file: string, graph: PluginContext): StyleFile {
  const blocks = new Set<string>()
  const seen = new Set<string>()
  /** Whether every way from the module to the top goes through a block. */
  const isOfBlocks = (id: string): boolean => {
    if (seen.has(id)) return true
    seen.add(id)
    const block = id === file ? undefined : blockOf(id)
    if (block) blocks.add(block)
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
    const above = [...importers, ...dynamicImporters]
    return block !== undefined || (above.length > 0 && above.every(isOfBlocks))
  }
  return isOfBlocks(file) ? { file, blocks: [...blocks] } : { file }
}
