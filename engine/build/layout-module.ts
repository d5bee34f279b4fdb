import type { Plugin } from 'vite'
import type { Layout } from '../manifest/site.ts'

const id = 'virtual:broadsheet/layout'

/** Gives the bundles what surrounds every page. */
export function layoutModule(layout: () => Layout): Plugin {
  return {
    name: 'broadsheet:layout',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(layout())}` : undefined,
  }
}
