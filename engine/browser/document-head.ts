/** What in a head is about the page, rather than about the site or the deployment. */
const ofPage =
  'title, link[rel=canonical], meta[name]:not([name=viewport], [name=theme-color], [name=color-scheme]), meta[property], script[type="application/ld+json"]'

/** Copies of the tags that say what a page is, in their order. */
export function readHead(root: ParentNode): Node[] {
  return [...root.querySelectorAll(ofPage)].map((tag) => document.importNode(tag, true))
}

/** The same, of a page that was fetched. */
export function parseHead(html: string): Node[] {
  const head = document.createElement('template')
  head.innerHTML = html.slice(0, html.indexOf('</head>'))
  return readHead(head.content)
}

/** Makes the document's head that of another page, tag for tag as if it had been loaded whole. */
export function updateHead(tags: Node[]): void {
  for (const stale of document.head.querySelectorAll(ofPage)) stale.remove()
  document.head.append(...tags.map((tag) => tag.cloneNode(true)))
}
