import { join } from 'node:path'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

/**
 * The addresses of the style sheets that the loaded modules import, the engine's before the theme's as in a release.
 * Pages link them rather than leave them to the scripts, so that they are never seen without them.
 */
export function styleSheets({ config, environments }: ViteDevServer): string[] {
  const found = new Set<string>()
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return
    seen.add(module)
    // Below a style sheet are the files that it was made of.
    if (module.file?.endsWith('.css')) found.add(module.url)
    else module.importedModules.forEach(visit)
  }
  const graph = environments.ssr.moduleGraph
  const door = graph.getModulesByFile(join(config.root, 'engine/dev/dev-door.ts'))
  door?.forEach(visit)
  const isEngine = (url: string) => /^\/engine\/(?!theme\/)/.test(url)
  return [...found].sort((a, b) => Number(isEngine(b)) - Number(isEngine(a)))
}
