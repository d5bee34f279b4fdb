import type { ArticleSection } from '../../../schema/generated/manifest.js'
import { type Inline, parseInline } from '../../inline/parse-inline.ts'
import { escapeHtml } from '../../page/head/escape.ts'

/**
 * A text in sections as plain HTML, for readers outside the site.
 * @param url the site's address, since links there have no page to start from
 */
export function sectionsHtml(sections: ArticleSection[], url: string): string {
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
  return htmlOf(parseInline(text), url)
}

function htmlOf(nodes: Inline[], url: string): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return escapeHtml(node.text)
      const words = htmlOf(node.children, url)
      if (node.kind === 'bold') return `<strong>${words}</strong>`
      return `<a href="${escapeHtml(new URL(node.href, url).href)}">${words}</a>`
    })
    .join('')
}
