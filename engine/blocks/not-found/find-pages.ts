import { decodedAddress } from '../../assets/urls.ts'
import { distance } from '../../findings/suggest.ts'

/** A page as the list of pages names it. */
export interface ListedPage {
  path: string
  title: string
}

const most = 5

/**
 * The pages whose address is most like one that has none, the likest first.
 * Like is one edit for each three letters, or an address of which one contains the other.
 */
export function nearPages(address: string, pages: ListedPage[]): ListedPage[] {
  const asked = plain(decodedAddress(address))
  if (!asked) return []
  const limit = Math.max(1, Math.floor(asked.length / 3))
  return pages
    .map((page) => ({ page, edits: editsBetween(asked, plain(page.path)) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ page }) => page)
}

function editsBetween(asked: string, path: string): number {
  if (path.length > 2 && asked.length > 2 && (path.includes(asked) || asked.includes(path)))
    return 1
  return distance(asked, path)
}

/** An address as words: without slashes, hyphens, case and a file's ending. */
function plain(address: string): string {
  return address
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
