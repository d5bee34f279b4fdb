import { artUrl, pathOfArt } from '../../../engine/assets/urls.ts'
import { counted } from '../../../engine/text/counted.ts'
import type { Path } from '../../../engine/text/path.ts'

/** A page that has another path, or is gone and has another one in its place; what led to it follows. */
export interface MovedPage {
  from: string
  to: string
  isGone: boolean
  links: number
  hasRedirect: boolean
}

interface Parts {
  paths: string[]
  pages: { [path: string]: unknown }
  redirects: { [from: string]: string }
}

/** The pages that a manifest has no longer where it had them, and where visitors find them now. */
export function movedPages(before: unknown, after: unknown): MovedPage[] {
  const [old, now] = [partsOf(before), partsOf(after)]
  const [known, left] = [new Set(old.paths), new Set(now.paths)]
  const gone = old.paths.filter((path) => !left.has(path))
  const come = now.paths.filter((path) => !known.has(path))
  return gone.flatMap((from): MovedPage[] => {
    const redirect = old.redirects[from] === undefined ? now.redirects[from] : undefined
    const to = redirect ?? come.find((path) => isAlike(old.pages[from], now.pages[path]))
    if (to === undefined || !left.has(to)) return []
    return [{ from, to, isGone: !come.includes(to), links: 0, hasRedirect: redirect !== undefined }]
  })
}

function partsOf(manifest: unknown): Parts {
  const { pages = [], redirects = [] }: { pages?: unknown; redirects?: unknown } = Object(manifest)
  const list = (value: unknown): { [key: string]: unknown }[] =>
    Array.isArray(value) ? value.map(Object) : []
  const own = list(pages).map((page): [string, unknown] => [String(page.path), page])
  return {
    paths: own.map(([path]) => path),
    pages: Object.fromEntries(own),
    redirects: Object.fromEntries(list(redirects).map(({ from, to }) => [from, to])),
  }
}

const isAlike = (a: unknown, b: unknown) =>
  JSON.stringify(Object(a).blocks) === JSON.stringify(Object(b).blocks)

/** Whether a text differs by nothing but links that follow a page, which are counted, or is the name of its drawing. */
export function follows(was: unknown, is: unknown, path: Path, pages: MovedPage[]): boolean {
  if (typeof was !== 'string' || typeof is !== 'string') return false
  for (const page of pages) {
    if (pathOfArt(was) === page.from && is === artUrl(page.to)) return true
    const literal = page.from.replace(/[^\w/-]/g, '\\$&')
    const pattern = new RegExp(`${literal}(?=[)#?]|$)`, 'g')
    if (was.replace(pattern, () => page.to) !== is) continue
    const isLink = path[0] !== 'redirects' && path[0] !== 'accepted' && path.at(-1) !== 'path'
    page.links += isLink ? (was.match(pattern)?.length ?? 0) : 0
    return true
  }
  return false
}

/** "Moved /tsm to /trusted-service-manager; 3 links follow; redirect added". */
export function movedPage({ from, to, isGone, links, hasRedirect }: MovedPage): string {
  const follow = isGone
    ? `${counted(links, 'link leads', 'links lead')} to ${to}`
    : counted(links, 'link follows', 'links follow')
  return [
    isGone ? `Deleted the page ${from}` : `Moved ${from} to ${to}`,
    ...(links > 0 ? [follow] : []),
    ...(hasRedirect ? ['redirect added'] : []),
  ].join('; ')
}
