import { Parser } from 'htmlparser2'

/** An address in a page's HTML, with the offset of the attribute. */
export interface Reference {
  address: string
  offset: number
  attribute: string
}

interface Attributes {
  [name: string]: string
}

/** What a page refers to, and the names of the places on it. */
export function readHtml(html: string): { references: Reference[]; ids: Set<string> } {
  const references: Reference[] = []
  const ids = new Set<string>()
  let offsets = new Map<string, number>()
  const parser = new Parser({
    onopentagname: () => {
      offsets = new Map()
    },
    onattribute: (name) => offsets.set(name, parser.startIndex),
    onopentag: (_, attributes) => {
      if (attributes.id) ids.add(attributes.id)
      for (const [attribute, offset] of offsets)
        for (const address of addressesIn(attribute, attributes))
          references.push({ address, offset, attribute })
    },
  })
  parser.end(html)
  return { references, ids }
}

function addressesIn(attribute: string, attributes: Attributes): string[] {
  const value = attributes[attribute] ?? ''
  if (/^(?:href|src|poster)$/.test(attribute)) return [value]
  if (attribute === 'srcset')
    return value.split(',').flatMap((one) => one.trim().split(/\s+/)[0] ?? [])
  return attribute === 'content' ? addressOfMeta(value, attributes) : []
}

/** Where a page leads on to by itself, and what it is shared with. */
function addressOfMeta(content: string, { property, name, ...other }: Attributes): string[] {
  if (other['http-equiv']?.toLowerCase() === 'refresh')
    return [/url=(.+)$/i.exec(content)?.[1] ?? []].flat()
  return /^(?:og:image|og:url|twitter:image)$/.test(property ?? name ?? '') ? [content] : []
}
