import { blocks } from '../blocks/index.ts'
import type { Layout, PageData } from '../manifest/site.ts'
import { createDocument, type Template } from './document.ts'
import { createHeader } from './header-html.tsx'
import { type Piece, SharedHtml, textOf } from './html-pieces.ts'
import { loadBlocks, PageBody } from './page-body.tsx'
import { renderMarkup } from './render-markup.ts'
import { Footer } from './shell/footer.tsx'
import { shownLayout, shownPage } from './shown.ts'

/**
 * Renders pages without the router, which would cost five to twenty times as much. What it writes is,
 * letter for letter, what the router renders, so that the browser can hydrate it; a test holds that.
 */
export async function createRenderer(layout: Layout) {
  await loadBlocks(typedKeys(blocks).map((type) => ({ type })))
  const around = shownLayout(layout)
  const header = createHeader(around)
  const footer = new SharedHtml(`<!--/$-->${renderMarkup(<Footer layout={around} />)}`)

  /** The body of a page; the comments are the boundary that the router's outlet is. */
  function bodyOf(page: PageData): Piece[] {
    const main = renderMarkup(<PageBody page={page} layout={around} />)
    return [header(page.path), '<!--$-->', main, footer]
  }

  return {
    layout,
    /** The HTML of a page's body. */
    render: (page: PageData) => textOf(bodyOf(shownPage(page, layout.site))),
    /** Writes whole pages around their bodies, in pieces. */
    documents(template: Template) {
      const document = createDocument(layout, template)
      return (page: PageData) => {
        const shown = shownPage(page, layout.site)
        return document(page, shown, bodyOf(shown))
      }
    },
  }
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>

/** The keys of an object whose type lists all that it has. */
function typedKeys<T extends object>(record: T): (keyof T)[] {
  return Object.keys(record) as (keyof T)[]
}
