import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGenerator } from '@unocss/core'
import type { Plugin } from 'postcss'
import { breakpoints } from './tokens.ts'
import { uno } from './uno.ts'

/** Where the theme's utilities are used. */
const sources = join(import.meta.dirname, '../../engine')

/**
 * Puts the theme into style sheets: `@unocss` stands for a layer of what UnoCSS makes of `uno.ts`, `@screen` for a
 * breakpoint. UnoCSS's own plugin does the same, but looks for files and settings for 200 ms.
 */
const theme: Plugin = {
  postcssPlugin: 'theme',
  async Once(root, { postcss, result }) {
    root.walkAtRules('screen', (rule) => {
      const width = breakpoints[rule.params]
      if (!width) throw rule.error(`There is no breakpoint "${rule.params}" in tokens.ts.`)
      rule.name = 'media'
      rule.params = `(min-width: ${width})`
    })
    const parent = root.source?.input.file
    if (!root.source?.input.css.includes('@unocss')) return
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(sources, name))
    for (const file of files)
      result.messages.push({ type: 'dependency', plugin: 'theme', file, parent })
    const used = new Set(files.flatMap((file) => wordsInQuotes(readFileSync(file, 'utf8'))))
    const generated = await (await createGenerator(uno)).generate(used)
    root.walkAtRules('unocss', (rule) => {
      rule.replaceWith(postcss.parse(generated.getLayer(rule.params) ?? '', { from: parent }))
    })
  },
}

function wordsInQuotes(source: string): string[] {
  return [...source.matchAll(/["'`]([\w -]+)["'`]/g)].flatMap(([, text = '']) => text.split(' '))
}

/** What the style sheet is put through, in development and in the build. */
export const plugins = [theme]
