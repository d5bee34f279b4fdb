/** An address in a page's HTML, with the offset of the attribute. */
export interface Reference {
  address: string
  offset: number
  attribute: string
}

const tag = /<([a-z][a-z0-9-]*)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi
const attributes = /\s(href|src|srcset|poster|id|content)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const silent = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi

/** What a page refers to, and the names of the places on it. */
export function readHtml(html: string): { references: Reference[]; ids: Set<string> } {
  const references: Reference[] = []
  const ids = new Set<string>()
  // Of the same length, so that offsets stay: what scripts and comments hold is no markup.
  const markup = html.replace(silent, (piece) => {
    const end = piece.indexOf('>') + 1
    return piece.startsWith('<!--')
      ? ' '.repeat(piece.length)
      : piece.slice(0, end) + ' '.repeat(piece.length - end)
  })
  for (const { 0: whole, 1: name = '', index } of markup.matchAll(tag)) {
    for (const match of whole.matchAll(attributes)) {
      const attribute = (match[1] ?? '').toLowerCase()
      const value = decode(match[2] ?? match[3] ?? '')
      const offset = index + match.index + 1
      if (attribute === 'id') ids.add(value)
      else
        for (const address of addressesIn(attribute, value, name, whole))
          references.push({ address, offset, attribute })
    }
  }
  return { references, ids }
}

function addressesIn(attribute: string, value: string, name: string, whole: string): string[] {
  if (attribute === 'srcset')
    return value.split(',').flatMap((one) => one.trim().split(/\s+/)[0] ?? [])
  if (attribute === 'content') {
    if (name.toLowerCase() !== 'meta') return []
    const next = /http-equiv="?refresh/i.test(whole) ? /url=(.+)$/i.exec(value)?.[1] : undefined
    if (next !== undefined) return [next]
    return /(?:property|name)="(?:og:image|og:url|twitter:image)"/.test(whole) ? [value] : []
  }
  return [value]
}

const entities: { [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
}
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name) => entities[name] ?? '')
