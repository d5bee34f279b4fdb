import type { JSONPath } from 'jsonc-parser'
import type { Manifest } from '../../schema/generated/manifest.js'
import { replaceWithin } from './edits.ts'
import type { Finding, Step } from './finding.ts'
import type { Source } from './source.ts'
import { didYouMean, suggest } from './suggest.ts'
import { mapStrings } from './walk.ts'

const tokenPattern = /\{([A-Za-z][A-Za-z0-9_-]*)\}/g

/** Puts the site's variables in place of `{tokens}` in every text. A token without a variable stays as it is and is found. */
export function resolveTokens(manifest: Manifest, source: Source): Step<Manifest> {
  const { variables } = manifest.site
  const findings: Finding[] = []
  const value = mapStrings(manifest, (text, path) => {
    if (!text.includes('{') || path[0] === 'accepted') return text
    const occurrences = new Map<string, number>()
    return text.replace(tokenPattern, (token, name: string) => {
      const nth = occurrences.get(token) ?? 0
      occurrences.set(token, nth + 1)
      const known = Object.hasOwn(variables, name) ? variables[name] : undefined
      if (known !== undefined) return known
      findings.push(unknownToken(name, [...path], nth, Object.keys(variables), source))
      return token
    })
  })
  return { value, findings }
}

function unknownToken(
  name: string,
  path: JSONPath,
  nth: number,
  known: string[],
  source: Source,
): Finding {
  const piece = `{${name}}`
  const near = suggest(name, known)
  const fix =
    near === undefined ? undefined : replaceWithin(source, path, { piece, by: `{${near}}`, nth })
  const at = source.placeWithin(path, piece, nth)
  const message = `${piece} names none of the site's variables, so visitors would read the braces.`
  const hint = didYouMean(name, known, 'Variables are under "site", "variables".')
  return source.finding('token-unknown', at, message, hint, fix)
}
