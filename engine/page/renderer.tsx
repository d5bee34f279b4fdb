import { blocks } from '../blocks/index.ts'
import { type FormServices, FormServicesContext } from '../forms/form-services.ts'
import type { Layout, PageData } from '../manifest/site.ts'
import { documentHtml, type Template } from './document.ts'
import { loadBlocks, PageBody } from './page-body.tsx'
import { renderMarkup } from './render-markup.ts'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'

interface RendererOptions {
  layout: Layout
  services: FormServices
}

/**
 * Renders pages without the router, which would cost five to twenty times as much. What it writes is,
 * letter for letter, what the router renders, so that the browser can hydrate it; a test holds that.
 */
export async function createRenderer({ layout, services }: RendererOptions) {
  await loadBlocks(typedKeys(blocks).map((type) => ({ type })))
  const footer = renderMarkup(<Footer footer={layout.footer} />)
  const headers = new Map<string, string>()
  const inMenu = new Set(
    layout.navigation.flatMap(({ href, children = [] }) => [
      href,
      ...children.map((child) => child.href),
    ]),
  )

  /** Headers differ only by the item that is marked, so a few serve all pages. */
  function header(path: string): string {
    const key = inMenu.has(path) ? path : ''
    const rendered = headers.get(key) ?? renderMarkup(<Header layout={layout} path={key} />)
    headers.set(key, rendered)
    return rendered
  }

  /** The body of a page; the comments are the boundary that the router's outlet is. */
  function render(page: PageData): string {
    const main = renderMarkup(
      <FormServicesContext value={services}>
        <PageBody page={page} site={layout.site} />
      </FormServicesContext>,
    )
    return `${header(page.path)}<!--$-->${main}<!--/$-->${footer}`
  }

  return {
    layout,
    render,
    /** The whole HTML of a page. */
    document: (page: PageData, template: Template) =>
      documentHtml(page, render(page), layout, template),
  }
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>

/** The keys of an object whose type lists all that it has. */
function typedKeys<T extends object>(record: T): (keyof T)[] {
  return Object.keys(record) as (keyof T)[]
}
