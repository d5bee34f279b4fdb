import type { Manifest } from '../../schema/generated/manifest.js'
import type { Finding, Step } from './finding.ts'
import type { Source } from './source.ts'
import { didYouMean } from './suggest.ts'
import { mapStrings } from './walk.ts'

const tokenPattern = /\{+([A-Za-z][A-Za-z0-9_-]*)\}+/g

/** Whether a text has a token that no variable has replaced. */
export function hasToken(text: string): boolean {
  return text.search(tokenPattern) >= 0
}

/**
 * Puts the site's variables in place of `{tokens}` in every text. A token without a variable stays as
 * it is and is found; so is one within a variable, and no text takes such a variable.
 */
export function resolveTokens(manifest: Manifest, source: Source): Step<Manifest> {
  const { variables } = manifest.site
  const findings: Finding[] = []
  const value = mapStrings(manifest, (text, path) => {
    if (!text.includes('{')) return text
    const isVariable = path[0] === 'site' && path[1] === 'variables'
    const occurrences = new Map<string, number>()
    return text.replace(tokenPattern, (token, name: string) => {
      const nth = occurrences.get(token) ?? 0
      occurrences.set(token, nth + 1)
      const at = () => source.placeWithin(path, token, nth)
      const known = Object.hasOwn(variables, name) ? variables[name] : undefined
      if (isVariable) findings.push(nestedToken(token, at(), source))
      else if (known === undefined) findings.push(unknownToken(name, at(), variables, source))
      else if (token !== `{${name}}`) findings.push(doubledBraces(token, name, at(), source))
      else return hasToken(known) ? token : known
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

function doubledBraces(token: string, name: string, at: Finding['at'], source: Source): Finding {
  const message = `${token} has a brace too many, so visitors would read it.`
  return source.finding('token-unknown', at, message, `Write {${name}}.`)
}

function nestedToken(token: string, at: Finding['at'], source: Source): Finding {
  const message = `${token} stands within a variable, where nothing is put in its place; visitors would read the braces.`
  return source.finding('token-unknown', at, message, 'Write the words themselves.')
}
