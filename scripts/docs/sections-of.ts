import { lexer, type Token, type Tokens } from 'marked'
import { inlineOf, type Resolve, wordsOf } from './inline-of.ts'

interface Part {
  [field: string]: unknown
}

interface Section {
  type: 'document'
  id?: string
  title?: string
  isMain?: true
  parts: Part[]
}

interface Sections {
  title: string
  /** The first sentences, which say what the document is about. */
  description: string
  sections: Section[]
}

/** How a picture of a document is shown. */
export type ImageOf = (href: string, alt: string) => object | undefined

/** A document, cut at its headings. */
export function sectionsOf(text: string, resolve: Resolve, imageOf: ImageOf): Sections {
  const tokens = lexer(text)
  const [first, ...rest] = tokens.filter(({ type }) => type !== 'space' && type !== 'html')
  const nameOf = uniqueNames()
  const title = headingOf(first)
  const sections: Section[] = [{ type: 'document', title, isMain: true, parts: [] }]
  for (const token of rest) {
    if (token.type === 'heading' && token.depth === 2) {
      const heading = headingOf(token)
      sections.push({ type: 'document', id: nameOf(heading), title: heading, parts: [] })
    } else sections.at(-1)?.parts.push(...partsOf(token, { resolve, imageOf, nameOf }))
  }
  const paragraph = rest.find(({ type }) => type === 'paragraph')
  const words = wordsOf((paragraph as Tokens.Paragraph | undefined)?.tokens)
  return { title, description: shortened(words), sections }
}

const headingOf = (token: Token | undefined): string => wordsOf((token as Tokens.Heading).tokens)

interface Context {
  resolve: Resolve
  imageOf: ImageOf
  nameOf: (heading: string) => string
}

function partsOf(token: Token, context: Context): Part[] {
  const { resolve, nameOf } = context
  const inline = (tokens: Token[] | undefined) => inlineOf(tokens, resolve)
  switch (token.type) {
    case 'heading': {
      const heading = wordsOf(token.tokens)
      return [{ id: nameOf(heading), heading }]
    }
    case 'code':
      return [{ code: listing(token.text), ...(token.lang && { language: token.lang }) }]
    case 'list':
      return listParts(token as Tokens.List, context)
    case 'table':
      return [tableOf(token as Tokens.Table, inline)]
    case 'paragraph':
      return paragraphParts(token as Tokens.Paragraph, context)
    default:
      return []
  }
}

/** A list of lines; what is more in an item, such as a listing, follows the list. */
function listParts({ items, ordered }: Tokens.List, context: Context): Part[] {
  const isLine = (token: Token) => token.type === 'text' || token.type === 'paragraph'
  const lines = items.map(({ tokens }) => inlineOf(tokens.filter(isLine), context.resolve))
  const more = items.flatMap(({ tokens }) =>
    tokens.filter((token) => !isLine(token)).flatMap((token) => partsOf(token, context)),
  )
  return [{ items: lines, ...(ordered && { isOrdered: true }) }, ...more]
}

function tableOf({ header, rows }: Tokens.Table, inline: (tokens: Token[]) => string): Part {
  return {
    columns: header.map(({ tokens }) => inline(tokens)),
    rows: rows.map((cells) => cells.map(({ tokens }) => inline(tokens))),
  }
}

function paragraphParts({ tokens }: Tokens.Paragraph, { resolve, imageOf }: Context): Part[] {
  const text = inlineOf(tokens, resolve).trim()
  const images = tokens.flatMap((token) => {
    const image = token.type === 'image' && imageOf(token.href, token.text)
    return image ? [{ image }] : []
  })
  return [...(text ? [{ text }] : []), ...images]
}

/** Text as it stands: no variable in it. */
const listing = (code: string) => code.replaceAll('\\', '\\\\').replaceAll(/\{(?=\p{L})/gu, '{\\')

/** The first sentences that fit into what search engines show. */
function shortened(words: string): string {
  const [, sentences] = /^(.{60,155}[.:;,!?])\s/.exec(`${words} `) ?? []
  return (sentences ?? words.slice(0, 150)).replace(/[:;,]$/, '.')
}

/** The names that places get from their headings, as code hosts name them: each once on a page. */
function uniqueNames(): (heading: string) => string {
  const given = new Map<string, number>()
  return (heading) => {
    const name = anchorOf(heading)
    const count = given.get(name) ?? 0
    given.set(name, count + 1)
    return count ? `${name}-${count}` : name
  }
}

/** Beside the engine's own places. */
export function anchorOf(heading: string): string {
  const name = heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/[\s_]/g, '-')
  return /^\p{L}/u.test(name) && !['page', 'search', 'app', 'main'].includes(name)
    ? name
    : `at-${name}`
}
