import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * An element as HTML. React puts preload links for images in front; the images follow in the same document, and
 * the links would be hydrated as content. Browsers end a list's items by themselves (HTML, "optional tags").
 */
export function renderMarkup(element: ReactNode): string {
  return renderToString(element)
    .replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
    .replaceAll('</li>', '')
}
