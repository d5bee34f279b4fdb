import { escapeJson } from './escape.ts'
import type { PageHead } from './page-head.ts'

/** Makes the document's head that of another page, tag for tag as if it had been loaded whole. */
export function updateHead(
  { title, canonical, names, properties, jsonLd }: PageHead,
  { head } = document,
): void {
  document.title = title
  const stale = head.querySelectorAll(
    'link[rel=canonical], meta[name]:not([name=viewport], [name=theme-color], [name=color-scheme]), meta[property], script[type="application/ld+json"]',
  )
  for (const element of stale) element.remove()
  if (canonical) head.append(element('link', { rel: 'canonical', href: canonical }))
  for (const [name, content] of Object.entries(names))
    head.append(element('meta', { name, content }))
  for (const [property, content] of Object.entries(properties))
    head.append(element('meta', { property, content }))
  for (const record of jsonLd) {
    const script = element('script', { type: 'application/ld+json' })
    script.textContent = escapeJson(record)
    head.append(script)
  }
}

function element(name: string, attributes: { [name: string]: string }): HTMLElement {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  return created
}
