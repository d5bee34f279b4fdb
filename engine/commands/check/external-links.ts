import type { Checked } from '../../analysis/check.ts'
import { type Finding, finding } from '../../findings/finding.ts'
import type { SiteLink } from '../../manifest/site-links.ts'
import type { Answer } from './polite-client.ts'

/**
 * Finds links to other sites that lead nowhere. Warnings only: another site's bad hour is no fault of this one.
 * @param ask gives the answers of addresses
 */
export async function findBrokenLinks(
  { links: all, source }: Pick<Checked, 'links' | 'source'>,
  ask: (urls: string[]) => Promise<Map<string, Answer>>,
): Promise<Finding[]> {
  const links: SiteLink[] = []
  for (const link of all) if (isWeb(link.href)) links.push(link)
  const answers = await ask([...new Set(links.map(({ href }) => withoutAnchor(href)))])
  return links.flatMap(({ href, path, span }) => {
    const fault = faultOf(answers.get(withoutAnchor(href)))
    if (!fault) return []
    const message = `"${href}" ${fault}, so visitors who follow it find nothing.`
    const hint = 'Look the new address up, or remove the link.'
    return finding('link-external-broken', source.placeWithin(path, span), message, hint)
  })
}

const isWeb = (href: string) => /^https?:\/\//.test(href)
const withoutAnchor = (href: string) => href.replace(/#.*/, '')

/** Only what is sure: a server that is busy, or lets no programs in, may well answer a person. */
function faultOf(answer: Answer | undefined): string | undefined {
  if (!answer) return undefined
  if ('failure' in answer) return answer.failure
  return answer.status === 404 || answer.status === 410
    ? `answers with ${answer.status}`
    : undefined
}
