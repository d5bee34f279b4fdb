import type { Analysis } from '../../../engine/analysis/analyse.ts'
import type { Path } from '../../../engine/text/path.ts'
import { pathOf } from '../../../engine/text/source.ts'
import type { PlacedFinding } from '../session.ts'
import { languageName } from '../tell/words.ts'
import { pageOf } from './page-of.ts'

/** All findings with the page, the block and the part that each is about. */
export function placedFindings(analysis: Analysis): PlacedFinding[] {
  return analysis.findings.map((finding) => {
    const path = pathOf(finding.at.pointer)
    const page = pageOf(path)
    const block = blockOf(path)
    return {
      ...finding,
      ...(page !== undefined && { page }),
      ...(block !== undefined && { block }),
      where: whereOf(path, analysis),
    }
  })
}

function blockOf(path: Path): number | undefined {
  const [part, number, blocks, block] =
    path[0] === 'notFound' ? ['notFound', 0, path[1], path[2]] : path
  const isBlock = (part === 'pages' || part === 'notFound') && number !== undefined
  return isBlock && blocks === 'blocks' && block !== undefined ? Number(block) : undefined
}

const parts: { [key: string]: string } = {
  navigation: 'Menu',
  footer: 'Footer',
  forms: 'Forms',
  redirects: 'Redirects',
  accepted: 'Accepted findings',
  notFound: 'Page for addresses without one',
  site: 'Site',
}

/** The title of the page, or the name of the part, that an address is in. */
export function whereOf(path: Path, { pages }: Pick<Analysis, 'pages'>): string {
  const [part = '', key] = path
  if (part === 'pages' && key !== undefined) {
    const page = pages[Number(key)]
    return page?.shown.title ?? page?.facts.path ?? `Page ${Number(key) + 1}`
  }
  if (part === 'shared' && key !== undefined) return `Shared block "${key}"`
  if (part === 'site' && key === 'languages' && path.length > 3)
    return `${whereOf(path.slice(3), { pages: [] })} in ${languageName(String(path[2]))}`
  if (part === 'site' && key === 'variables') return 'Variables'
  if (part === 'texts') return 'Texts'
  if (part === 'site' && key === 'texts') return 'Texts'
  return parts[part] ?? 'Site'
}
