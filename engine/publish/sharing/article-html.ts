import type { Article } from '../../../schema/generated/manifest.js'
import { parseInline } from '../../inline/parse-inline.ts'
import { escapeHtml } from '../../page/head/escape.ts'

export type { Article }

/**
 * An article's text as plain HTML, for readers outside the site.
 * @param url the site's address, since links there have no page to start from
 */
export function articleHtml({ sections }: Article, url: string): string {
  return sections
    .map(({ heading, paragraphs, items }) =>
      [
        heading ? `<h2>${escapeHtml(heading)}</h2>` : '',
        ...paragraphs.map((text) => `<p>${inlineHtml(text, url)}</p>`),
        items
          ? `<ul>${items.map((item) => `<li>${inlineHtml(item, url)}</li>`).join('')}</ul>`
          : '',
      ].join(''),
    )
    .join('')
}

function inlineHtml(text: string, url: string): string {
  return parseInline(text)
    .map((node) => {
      const words = escapeHtml(node.text)
      if (node.kind === 'bold') return `<strong>${words}</strong>`
      if (node.kind === 'link')
        return `<a href="${escapeHtml(new URL(node.href, url).href)}">${words}</a>`
      return words
    })
    .join('')
}
