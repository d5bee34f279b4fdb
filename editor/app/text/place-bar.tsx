import { pathOf } from '../../../engine/text/source.ts'
import type { PageLine } from '../../document/session.ts'
import { useGoTo } from '../address.ts'
import { useAnswer, useView } from '../session/use-session.ts'

/** Says where in the site the caret stands, and leads there. */
export function PlaceBar({ caret }: { caret: number }) {
  const pointer = useAnswer(['address', caret], (session) => session.addressAt(caret)) ?? ''
  const page = useView(({ pages }) => pageOf(pages, pointer))
  const goTo = useGoTo()
  const [, , list, number] = pathOf(pointer)
  const block = list === 'blocks' && number !== undefined ? Number(number) : undefined
  return (
    <footer className="flex items-center gap-3 min-h-12 px-4 border-t border-line bg-paper text-sm">
      <span className="flex-1 truncate text-muted">{wordsOf(pointer, page)}</span>
      <span className="micro hidden md:inline">Esc, then Tab: leave the text</span>
      {page && (
        <button type="button" className="press" onClick={() => goTo(page.key, block)}>
          Show on the page
        </button>
      )}
    </footer>
  )
}

function pageOf(pages: PageLine[], pointer: string): PageLine | undefined {
  const [part, number] = pathOf(pointer)
  if (part === 'notFound') return pages.find(({ key }) => key === 'notFound')
  return part === 'pages' ? pages.find(({ key }) => key === Number(number)) : undefined
}

function wordsOf(pointer: string, page: PageLine | undefined): string {
  const path = pathOf(pointer)
  const within = path.slice(page ? (page.key === 'notFound' ? 1 : 2) : 0)
  const words = within.map((key) => (/^\d+$/.test(String(key)) ? String(Number(key) + 1) : key))
  return [...(page ? [page.title || page.path] : []), ...words].join(' › ')
}
