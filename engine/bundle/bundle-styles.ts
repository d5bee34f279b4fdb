import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AcceptedPlugin } from 'postcss'
import { readKept, writeKept } from '../publish/kept.ts'
import { emit } from './emit.ts'
import type { StyleFile } from './styles-plugin.ts'

interface StyleOptions {
  /** The style sheets that the site's modules import, in order. */
  files: StyleFile[]
  /** The kinds of blocks that the site shows. */
  types: string[]
  /** The folder with the site's `theme/postcss.ts`. */
  source: string
  /** The bundle's folder: the sheet is kept there, and the files that it names are put to the client's. */
  folder: string
}

/** One style sheet of many, without the rules of blocks that the site does not show. */
export async function bundleStyles(options: StyleOptions): Promise<string> {
  const { files, types, folder } = options
  const used = files.flatMap(({ file, blocks }) =>
    !blocks || blocks.some((block) => types.includes(block)) ? file : [],
  )
  const kept = join(folder, 'styles.json')
  const before = readKept<{ used: string[]; css: string }>(kept)
  if (before && before.used.join() === used.join()) return before.css
  const css = await makeStyles(used, options)
  writeKept(kept, { used, css })
  return css
}

async function makeStyles(files: string[], { source, folder }: StyleOptions): Promise<string> {
  const client = join(folder, 'client')
  const whole = files.map((file) => withAssets(readFileSync(file, 'utf8'), file, client)).join('\n')
  const [postcss, plugins, { transform }] = await Promise.all([
    import('postcss'),
    pluginsOf(source),
    import('lightningcss'),
  ])
  const filename = join(source, 'style.css')
  const { css } = await postcss.default(plugins).process(whole, { from: filename })
  return Buffer.from(transform({ filename, code: Buffer.from(css), minify: true }).code).toString()
}

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
