import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type Finding, finding } from '../../findings/finding.ts'
import { Source } from '../../text/source.ts'
import type { Reference } from './html-references.ts'

interface Built {
  folder: string
  /** The site's address, as its pages give it. */
  origin: string | undefined
  /** Every file, by its address. */
  files: Set<string>
  redirects: Map<string, string>
  /** The names of the places on each page, by the address of its file. */
  ids: Map<string, Set<string>>
}

interface Document extends Built {
  address: string
  source: Source
}

/**
 * Finds what does not resolve in a built site: links, pictures, scripts, places on pages, canonical addresses, the
 * lines of the sitemap and of the redirects. Addresses elsewhere are left alone.
 */
export async function checkBuiltSite(folder: string): Promise<Finding[]> {
  const { readHtml } = await import('./html-references.ts') // no other command needs the parser
  const names = await filesIn(folder)
  const texts = new Map<string, string>()
  for (const name of names)
    if (/\.html$|^\/_redirects$/.test(name) || isSitemap(name))
      texts.set(name, await readFile(join(folder, name), 'utf8'))
  const pages = [...texts]
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, text]) => ({ name, text, ...readHtml(text) }))
  const built: Built = {
    folder,
    origin: originOf(texts.get('/sitemap.xml')),
    files: new Set(names),
    redirects: redirectsIn(texts.get('/_redirects') ?? ''),
    ids: new Map(pages.map(({ name, ids }) => [name, ids])),
  }
  const findings = pages.flatMap(({ name, text, references }) =>
    judge({ ...built, address: name, source: sourceOf(folder, name, text) }, references),
  )
  return [
    ...findings,
    ...names
      .filter(isSitemap)
      .flatMap((name) => listed(built, texts, name, /<loc>([^<]*)<\/loc>/g)),
    ...listed(built, texts, '/_redirects', /^\S+\s+(\S+)/gm),
  ]
}

/** A large site has several. */
const isSitemap = (name: string) => /^\/sitemap(?:-\d+)?\.xml$/.test(name)

/** The addresses of a file that lists them. */
function listed(
  built: Built,
  texts: Map<string, string>,
  name: string,
  pattern: RegExp,
): Finding[] {
  const text = texts.get(name)
  if (text === undefined) return []
  const references = [...text.matchAll(pattern)].map(({ 0: whole, 1: address = '', index }) => ({
    address,
    offset: index + whole.lastIndexOf(address),
    attribute: name.slice(1),
  }))
  return judge({ ...built, address: name, source: sourceOf(built.folder, name, text) }, references)
}

function judge(document: Document, references: Reference[]): Finding[] {
  return references.flatMap(({ address, offset, attribute }) => {
    const fault = faultOf(document, address)
    if (!fault) return []
    const message = `The ${attribute} "${address}" ${fault}.`
    const hint =
      'Build again; if it stays, mend the link in the manifest, or tell us: the build should not let it through.'
    return finding('built-reference-broken', document.source.place(offset), message, hint)
  })
}

function faultOf(document: Document, address: string): string | undefined {
  const own = pathOf(document, address)
  if (own === undefined) return undefined
  const file = fileAt(document, own.path)
  if (file === undefined) return 'leads to no file of the built site and to no redirect'
  const ids = document.ids.get(file)
  if (!own.anchor || !ids || ids.has(own.anchor)) return undefined
  return `leads to "${own.path}", which has no place named "${own.anchor}"`
}

/** The path within the site that an address means from a document; undefined where it leads elsewhere. */
function pathOf(
  { address: from, origin }: Document,
  address: string,
): { path: string; anchor: string } | undefined {
  const base = 'https://this.site.invalid'
  const page = from.replace(/(?:\/index)?\.html$/, '') || '/'
  if (!URL.canParse(address, base + page)) return undefined
  const url = new URL(address, base + page)
  if (url.origin !== base && url.origin !== origin) return undefined
  return { path: decodeURI(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)) }
}

/** The file that a host would send, after redirects. */
function fileAt({ files, redirects }: Built, path: string): string | undefined {
  const seen = new Set<string>()
  for (
    let at: string | undefined = path;
    at !== undefined && !seen.has(at);
    at = redirects.get(at)
  ) {
    seen.add(at)
    const bare = at.replace(/[?#].*/, '').replace(/\/$/, '')
    const found = [bare, `${bare}.html`, `${bare}/index.html`].find((name) => files.has(name))
    if (found) return found
  }
  return undefined
}

function redirectsIn(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from, to] = line.trim().split(/\s+/)
      return from && to && !from.startsWith('#') ? [[from, to] as const] : []
    }),
  )
}

const originOf = (sitemap = '') => {
  const first = /<loc>([^<]*)<\/loc>/.exec(sitemap)?.[1]
  return first && URL.canParse(first) ? new URL(first).origin : undefined
}

const sourceOf = (folder: string, name: string, text: string) =>
  new Source(join(folder, name), text)

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}
