import { join, sep } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'
import type { BlockOf } from './block-of.ts'

/** A piece of the site's style, as it stands in the pages that show it. */
export interface Sheet {
  css: string
  /** The kinds of blocks that it belongs to; a sheet of every page has none. */
  blocks?: string[]
}

interface Places {
  root: string
  blockOf: BlockOf
}

/** What is asked of the bundler about the modules. */
interface ModuleGraph {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => ModuleImports | null
}

interface ModuleImports {
  isEntry: boolean
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

/**
 * Takes the style sheets, when Vite has compiled them, out of the scripts that import them: pages carry those of
 * their blocks in their heads. Two plugins: what Vite makes of a sheet after the first must leave nothing behind, not
 * even a module, which would make chunks of its own.
 * @param places the project's folder, and what tells the block of a module
 * @param onMade told all sheets, in the order of the cascade
 */
export function sheetsPlugins(places: Places, onMade: (sheets: Sheet[]) => void): Plugin[] {
  const compiled = new Map<string, string>()
  const collect: Plugin = {
    name: 'broadsheet:sheets',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css, id) => void compiled.set(id, css),
    },
    generateBundle() {
      /** Vite has put fonts and pictures beside the scripts, and marks in place of their addresses. */
      const withUrls = (css: string) =>
        css.replaceAll(
          /__VITE_ASSET__([\w$]{22})__/g,
          (_, id: string) => `/${this.getFileName(id)}`,
        )
      const groups = inCascade([...compiled.keys()], places, this)
      onMade(
        groups.map(({ files, blocks }) => {
          const whole = files.map((file) => withUrls(compiled.get(file) ?? '')).join('\n')
          return { css: minify(whole, files[0] ?? ''), ...(blocks && { blocks }) }
        }),
      )
    },
  }
  const remove: Plugin = {
    name: 'broadsheet:no-sheets',
    enforce: 'post',
    transform: {
      filter: { id: /\.css$/ },
      handler: () => ({ code: '', map: null, moduleSideEffects: false }),
    },
  }
  const applyToEnvironment: Plugin['applyToEnvironment'] = ({ name }) => name === 'client'
  return [collect, remove].map((plugin) => ({ ...plugin, applyToEnvironment }))
}

function minify(css: string, filename: string): string {
  return transform({ filename, code: Buffer.from(css), minify: true }).code.toString()
}

interface Group {
  files: string[]
  blocks?: string[]
}

/**
 * What all pages share comes first, then what several kinds of blocks share, then what one has alone, and at last the theme
 * and the site's own, which thus have the last word; within each the sheets stand in the order in which their modules run.
 */
function inCascade(files: string[], { root, blockOf }: Places, graph: ModuleGraph): Group[] {
  const groups = new Map<string, Group>()
  const engine = join(root, 'engine') + sep
  const theme = join(engine, 'theme') + sep
  const isEngine = (file: string) => file.startsWith(engine) && !file.startsWith(theme)
  const order = modulesInOrder(graph).filter((id) => files.includes(id))
  for (const file of order) {
    const blocks = isEngine(file) || blockOf(file) ? blocksOf(file, blockOf, graph) : undefined
    const key = blocks ? blocks.join() : String(isEngine(file))
    const group = groups.get(key) ?? { files: [], ...(blocks && { blocks }) }
    group.files.push(file)
    groups.set(key, group)
  }
  const rank = ({ files: [file = ''], blocks }: Group) =>
    blocks ? (blocks.length > 1 ? 1 : 2) : isEngine(file) ? 0 : 3
  return [...groups.values()].sort((a, b) => rank(a) - rank(b))
}

function modulesInOrder(graph: ModuleGraph): string[] {
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

/** The blocks through which alone a sheet is imported; undefined where something else imports it too. */
function blocksOf(file: string, blockOf: BlockOf, graph: ModuleGraph): string[] | undefined {
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
  return isOfBlocks(file) ? [...blocks].sort() : undefined
}
