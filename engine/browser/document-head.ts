/** What in a head is about the page, rather than about the site or the deployment: canonical and alternate links among it. */
const ofPage =
  'title,link[rel^=c],link[rel^=al],meta[name]:not([name=viewport],[name*=color]),meta[property],script[type$=json]'

declare global {
  interface Window {
    /** Not every browser has Trusted Types (W3C), and the compiler does not know them. */
    trustedTypes?: { createPolicy(name: string, rules: HtmlRules): HtmlRules }
  }
}
interface HtmlRules {
  createHTML(html: string): string
}

/** The one policy that the site's content security policy lets scripts make: for what follows, out of our own build. */
const policy = window.trustedTypes?.createPolicy('head', { createHTML: String })

/**
 * The tags that say what a page is, made anew each time, since a document takes them in.
 * @param html of a page that was fetched; otherwise the one in the document
 */
export function headOf(html = document.head.outerHTML): () => Node[] {
  const tags = html.slice(0, html.indexOf('</head>'))
  return () => {
    const head = document.createElement('template')
    head.innerHTML = policy ? policy.createHTML(tags) : tags
    return [...head.content.querySelectorAll(ofPage)]
  }
}

/** Makes the document's head that of another page, tag for tag as if it had been loaded whole. */
export function updateHead(tags: Node[]): void {
  for (const stale of document.head.querySelectorAll(ofPage)) stale.remove()
  document.head.append(...tags)
}
