import type { Redirect } from '../../../schema/generated/manifest.js'
import { didYouMean } from '../../findings/suggest.ts'
import { asPath, isPath } from '../../manifest/path-pattern.ts'

/** Why a page cannot be moved; undefined where it can. */
export function refusalOf(
  paths: string[],
  redirects: Redirect[],
  { from, to }: { from: string; to: string },
): string | undefined {
  if (from === to) return 'Both paths are the same; there is nothing to move.'
  if (from === '/') return 'The home page cannot be moved: every site begins at "/".'
  if (!isPath(to)) return `"${to}" is not written as a path. Did you mean "${asPath(to)}"?`
  if (!paths.includes(from)) {
    const redirect = redirects.find((candidate) => candidate.from === from)
    if (redirect) return `"${from}" is a former path; the page is at "${redirect.to}" now.`
    return `There is no page at "${from}". ${didYouMean(from, paths, 'Paths are under "pages".')}`
  }
  if (paths.includes(to)) return `There is a page at "${to}" already.`
  const taken = redirects.find((candidate) => candidate.from === to)
  if (taken && taken.to.replace(/[?#].*/, '') !== from)
    return `There is a redirect from "${to}" to "${taken.to}" already; visitors who follow it would end elsewhere.`
  return undefined
}
