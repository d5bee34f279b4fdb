import { join } from 'node:path'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { load } from '../analysis/load.ts'
import { createPageRouter } from '../browser/page-route.tsx'
import type { Layout, PageData } from '../manifest/site.ts'
import { renderMarkup } from './render-markup.ts'
import { createRenderer } from './renderer.tsx'
import { shownLayout, shownPage } from './shown.ts'

describe.each([
  { name: 'the bakery', file: join(import.meta.dirname, '../fixtures/bakery/site.manifest.json') },
  { name: 'the clinic', file: join(import.meta.dirname, '../fixtures/clinic/site.manifest.json') },
  { name: "the project's site", file: join(import.meta.dirname, '../../site.manifest.json') },
])('on every page of $name', async ({ file }) => {
  const { site, findings } = await load(file)
  if (!site) throw new Error(`${file} does not load: ${findings[0]?.message}`)
  const renderer = await createRenderer(site.layout)
  const pages = [...site.pages, site.notFound]

  test.each(pages)('what is prerendered is what the router renders: $path', async (page) => {
    const shown = shownPage(page, site.layout.site)
    expect(renderer.render(page)).toBe(await renderByRouter(shown, shownLayout(site.layout)))
  })

  test.each(pages)(
    'there is one main, one heading of the first level, one footer: $path',
    (page) => {
      const html = renderer.render(page)
      for (const tag of ['main', 'h1', 'footer', 'header class="site-header"'])
        expect(html.split(`<${tag}`)).toHaveLength(2)
    },
  )

  const inMenu = site.layout.navigation.flatMap(({ href, children = [] }) => [
    href,
    ...children.map((child) => child.href),
  ])

  test.each(pages)(
    'the menu marks the page itself, where it has it, and no other: $path',
    (page) => {
      const marked = [...renderer.render(page).matchAll(/<a [^>]*aria-current="page"[^>]*>/g)]
      const hrefs = marked.map(([tag]) => decodeURI(/href="([^"]*)"/.exec(tag)?.[1] ?? ''))
      expect(new Set(hrefs)).toEqual(new Set(inMenu.filter((href) => href === page.path)))
    },
  )
})

test.each([{ register: 'More' }, { register: undefined }])(
  'what leads to a place on the page finds it, with a footer of %o',
  async ({ register }) => {
    const { site } = await load(join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'))
    if (!site) throw new Error('The bakery does not load.')
    const { register: _, ...footer } = site.layout.footer
    const layout = { ...site.layout, footer: { ...footer, ...(register && { register }) } }
    const html = (await createRenderer(layout)).render(site.notFound)
    const places = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, place]) => place)
    expect(places).toContain('main')
    for (const place of places) expect(html).toContain(` id="${place}"`)
  },
)

/** What the browser hydrates a page with. */
async function renderByRouter(page: PageData, layout: Layout): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [page.path || '/missing-page'] })
  const router = createPageRouter({ layout: () => layout, loadPage: () => page, history })
  await router.load()
  return renderMarkup(<RouterProvider router={router} />)
}
