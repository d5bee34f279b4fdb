import { type Finding, finding, type Step } from '../findings/finding.ts'
import { didYouMean, suggest } from '../findings/suggest.ts'
import { replaceWithin } from '../text/edits/replace-within.ts'
import type { Path } from '../text/path.ts'
import { pointerOf, type Source } from '../text/source.ts'
import type { Span } from '../text/source-range.ts'
import { eachString, mapStrings } from '../text/walk.ts'
import type { Resolved, Variables, Written } from './stages.ts'

// It begins where a run of braces does, so that a text of nothing but braces takes no longer.
const tokenPattern = /(?<!\{)\{+(\p{L}[\p{L}\p{M}\p{N}_-]*)\}+/gu

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

/** A piece of a text as it is shown, and where it stands in the text as it is written, in UTF-16 units. */
export type Segment = Span & { text: string } & (
    | { kind: 'literal' }
    /** The piece is the variable's; its token stands in the text. */
    | { kind: 'variable'; name: string; pointer: string }
  )

/** What a written text is shown as, cut where variables begin and end. */
export function segmentsOf(written: string, variables: Variables): Segment[] {
  const segments: Segment[] = []
  let start = 0
  const literal = (end: number) => {
    if (start < end) segments.push({ kind: 'literal', text: written.slice(start, end), start, end })
  }
  for (const { 0: token, 1: name = '', index } of written.matchAll(tokenPattern)) {
    const text = Object.hasOwn(variables, name) ? variables[name] : undefined
    if (text === undefined || token !== `{${name}}` || hasToken(text)) continue
    literal(index)
    start = index + token.length
    const pointer = pointerOf(['site', 'variables', name])
    segments.push({ kind: 'variable', name, pointer, text, start: index, end: start })
  }
  literal(written.length)
  return segments
}

/**
 * Where a piece of a text with variables in their places stands in the text as it is written.
 * @returns undefined where a variable has a part in the piece
 */
export function writtenSpan(
  written: string,
  variables: Variables,
  { start, end }: Span,
): Span | undefined {
  let at = 0
  for (const segment of segmentsOf(written, variables)) {
    const shift = segment.start - at
    const isWithin = at <= start && end <= at + segment.text.length
    if (isWithin && segment.kind === 'literal') return { start: start + shift, end: end + shift }
    at += segment.text.length
  }
  return undefined
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
