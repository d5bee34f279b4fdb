import type { Layout } from '../manifest/site.ts'

const id = 'virtual:broadsheet/layout'

/** A plugin for Vite and for Rolldown: gives the source what surrounds every page. */
export function layoutModule(layout: () => Layout | Promise<Layout>) {
  return {
    name: 'broadsheet:layout',
    resolveId: { filter: { id: /^virtual:broadsheet\/layout$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /virtual:broadsheet\/layout$/ },
      handler: async () => `export default ${JSON.stringify(await layout())}`,
    },
  }
}
