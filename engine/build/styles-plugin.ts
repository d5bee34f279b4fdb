import type { Plugin } from 'rolldown'

/** A style sheet, with the modules that import it. */
export interface StyleFile {
  file: string
  importers: string[]
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
      if (!onFound) return
      const found: StyleFile[] = []
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      const visited = new Set<string>()
      const visit = (id: string): void => {
        if (visited.has(id)) return
        visited.add(id)
        const module = this.getModuleInfo(id)
        for (const imported of module?.importedIds ?? []) visit(imported)
        if (id.endsWith('.css')) found.push({ file: id, importers: module?.importers ?? [] })
        for (const imported of module?.dynamicallyImportedIds ?? []) visit(imported)
      }
      entries.forEach(visit)
      onFound(found)
    },
  }
}
