import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AcceptedPlugin } from 'postcss'
import type { Plugin } from 'rolldown'
import type { BundleOptions } from './bundle.ts'
import { emit } from './emit.ts'

/**
 * Takes style sheets out of the scripts that import them.
 * @param onFound told them, in the order in which the modules run, as soon as all modules are known
 */
export function stylesPlugin(onFound?: (files: string[]) => void): Plugin {
  return {
    name: 'broadsheet:styles',
    load: {
      filter: { id: /\.css$/ },
      handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: false }),
    },
    buildEnd() {
      if (!onFound) return
      const found: string[] = []
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      const visited = new Set<string>()
      const visit = (id: string): void => {
        if (visited.has(id)) return
        visited.add(id)
        const module = this.getModuleInfo(id)
        for (const imported of module?.importedIds ?? []) visit(imported)
        if (id.endsWith('.css')) found.push(id)
        for (const imported of module?.dynamicallyImportedIds ?? []) visit(imported)
      }
      entries.forEach(visit)
      onFound(found)
    },
  }
}

/**
 * One style sheet of many, with the files that it names beside it.
 * @returns its address
 */
export async function bundleStyles(
  files: string[],
  tools: StyleTools,
  folder: string,
): Promise<string> {
  const whole = files.map((file) => withAssets(readFileSync(file, 'utf8'), file, folder)).join('\n')
  const { postcss, plugins, transform } = await tools
  const filename = join(folder, 'style.css')
  const { css } = await postcss.default(plugins).process(whole, { from: filename })
  const { code } = transform({ filename, code: Buffer.from(css), minify: true })
  return emit(folder, 'style', '.css', code)
}

/** What style sheets are made with, loaded while the scripts are bundled. */
export async function loadStyleTools({ source }: Pick<BundleOptions, 'source'>) {
  const [postcss, plugins, { transform }] = await Promise.all([
    import('postcss'),
    pluginsOf(source),
    import('lightningcss'),
  ])
  return { postcss, plugins, transform }
}
type StyleTools = ReturnType<typeof loadStyleTools>

async function pluginsOf(source: string): Promise<AcceptedPlugin[]> {
  const module = join(source, 'theme/postcss.ts')
  // The site's own file; PostCSS says what is wrong with its plugins.
  return existsSync(module) ? (await import(pathToFileURL(module).href)).plugins : []
}

/** Puts the fonts and pictures that a style sheet names beside the bundle. */
function withAssets(css: string, file: string, folder: string): string {
  return css.replaceAll(/url\("((?!data:|https?:|[/#])[^"]+)"\)/g, (_, name: string) => {
    const found = name.startsWith('.')
      ? join(dirname(file), name)
      : createRequire(file).resolve(name)
    const extension = extname(found)
    return `url("${emit(folder, basename(found, extension), extension, readFileSync(found))}")`
  })
}
