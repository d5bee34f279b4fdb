import type { PageHead } from '../../../../engine/page/head/page-head.ts'
import { cutText } from './cut-text.ts'
import { WidthMeter } from './width-meter.tsx'

interface SearchResultProps {
  head: PageHead
  /** The page's own title: the site's name behind it may be cut. */
  title: string
}

/** The page as a search result, with what there is room for. */
export function SearchResult({ head, title }: SearchResultProps) {
  const description = head.names.description ?? ''
  const [host = '', ...path] = (head.canonical ?? '').replace('https://', '').split('/')
  return (
    <figure className="grid gap-2" aria-label="As a search result">
      <figcaption className="label">As a search result</figcaption>
      <div className="grid gap-1 p-3 rounded-lg border border-line bg-raised font-[Arial,sans-serif]">
        <span className="text-xs text-muted truncate">
          {[host, ...path].filter(Boolean).join(' › ')}
        </span>
        <span className="text-[1.1rem] leading-snug text-accent">
          {cutText(head.title, 'title')}
        </span>
        <span className="text-sm leading-snug">{cutText(description, 'description')}</span>
      </div>
      <WidthMeter of="title" text={title} />
      <WidthMeter of="description" text={description} />
    </figure>
  )
}
