import { type Finding, finding, type Step } from '../findings/finding.ts'
import { didYouMean, suggest } from '../findings/suggest.ts'
import { replaceWithin } from '../text/edits/replace-within.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'
import type { Span } from '../text/source-range.ts'
import { eachString, mapStrings } from '../text/walk.ts'
import type { Resolved, Variables, Written } from './stages.ts'

const tokenPattern = /\{+([A-Za-z][A-Za-z0-9_-]*)\}+/g

/** Whether a text has a token that no variable has replaced. */
export function hasToken(text: string): boolean {
  return text.search(tokenPattern) >= 0
}

/** The names in braces in all texts of a value, each once. */
export function tokensIn(written: unknown): string[] {
  const names = new Set<string>()
  eachString(written, (text, path) => {
    if (text.includes('{') && path[0] !== 'accepted')
      for (const [, name = ''] of text.matchAll(/\{([^{}]+)\}/g)) names.add(name)
  })
  return [...names]
}

/**
 * Puts the site's variables in place of `{tokens}` in every text. A token without a variable stays as
 * it is and is found; so is one within a variable, and no text takes such a variable.
 * @param base the address of what is written
 */
export function resolveTokens<T extends object>(
  written: Written<T>,
  variables: Variables,
  base: Path,
  source: Source,
): Step<Resolved<T>> {
  const findings: Finding[] = []
  const value = mapStrings<T>(written, (text, within) => {
    if (!text.includes('{') || within[0] === 'accepted') return text
    const path = [...base, ...within]
    const isVariable = path[0] === 'site' && path[1] === 'variables'
    return text.replace(tokenPattern, (token, name: string, start: number) => {
      const known = Object.hasOwn(variables, name) ? variables[name] : undefined
      const place = { path, span: { start, end: start + token.length } }
      if (isVariable) findings.push(nestedToken(token, place, source))
      else if (known === undefined)
        findings.push(unknownToken(name, Object.keys(variables), place, source))
      else if (token !== `{${name}}`) findings.push(doubledBraces(token, name, place, source))
      else return hasToken(known) ? token : known
      return token
    })
  })
  return { value, findings }
}

/**
 * Where a piece of a text with variables in their places stands in the text as it is written.
 * @returns undefined where a variable has a part in the piece
 */
export function writtenSpan(
  written: string,
  variables: { [name: string]: string },
  { start, end }: Span,
): Span | undefined {
  let ahead = 0
  for (const match of written.matchAll(tokenPattern)) {
    const [token, name = ''] = match
    const known = Object.hasOwn(variables, name) ? variables[name] : undefined
    if (known === undefined || token !== `{${name}}` || hasToken(known)) continue
    const at = match.index + ahead
    if (end <= at) break
    if (start < at + known.length) return undefined
    ahead += known.length - token.length
  }
  return { start: start - ahead, end: end - ahead }
}

interface TokenPlace {
  path: Path
  /** Where it stands in the text. */
  span: Span
}

function unknownToken(
  name: string,
  known: string[],
  { path, span }: TokenPlace,
  source: Source,
): Finding {
  const near = suggest(name, known)
  const by = `{${near}}`
  const fix = near === undefined ? undefined : replaceWithin(source, path, span, by)
  const at = source.placeWithin(path, span)
  const message = `{${name}} names none of the site's variables, so visitors would read the braces.`
  const hint = didYouMean(name, known, 'Variables are under "site", "variables".')
  return finding('token-unknown', at, message, hint, fix)
}

function doubledBraces(
  token: string,
  name: string,
  { path, span }: TokenPlace,
  source: Source,
): Finding {
  const by = `{${name}}`
  const message = `${token} has a brace too many, so visitors would read it.`
  const fix = replaceWithin(source, path, span, by)
  const at = source.placeWithin(path, span)
  return finding('token-unknown', at, message, `Write ${by}.`, fix)
}

function nestedToken(token: string, { path, span }: TokenPlace, source: Source): Finding {
  const message = `${token} stands within a variable, where nothing is put in its place; visitors would read the braces.`
  const at = source.placeWithin(path, span)
  return finding('token-unknown', at, message, 'Write the words themselves.')
}
