import type { Manifest } from '../../schema/generated/manifest.js'
import type { Finding, Step } from './finding.ts'
import type { Source } from './source.ts'
import { didYouMean } from './suggest.ts'
import { mapStrings } from './walk.ts'

const tokenPattern = /\{([A-Za-z][A-Za-z0-9_-]*)\}/g

/** Puts the site's variables in place of `{tokens}` in every text. A token without a variable stays as it is and is found. */
export function resolveTokens(manifest: Manifest, source: Source): Step<Manifest> {
  const { variables } = manifest.site
  const findings: Finding[] = []
  const value = mapStrings(manifest, (text, path) => {
    if (!text.includes('{')) return text
    const occurrences = new Map<string, number>()
    return text.replace(tokenPattern, (token, name: string) => {
      const nth = occurrences.get(token) ?? 0
      occurrences.set(token, nth + 1)
      const known = Object.hasOwn(variables, name) ? variables[name] : undefined
      if (known !== undefined) return known
      findings.push(unknownToken(name, source.placeWithin(path, token, nth), variables, source))
      return token
    })
  })
  return { value, findings }
}

function unknownToken(
  name: string,
  at: Finding['at'],
  variables: Manifest['site']['variables'],
  source: Source,
): Finding {
  const message = `{${name}} names none of the site's variables, so visitors would read the braces.`
  const hint = didYouMean(name, Object.keys(variables), 'Variables are under "site", "variables".')
  return source.finding('token-unknown', at, message, hint)
}
