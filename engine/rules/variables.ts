import type { Format } from '../../schema/formats.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { suggest } from '../findings/suggest.ts'
import { eachField } from '../manifest/fields.ts'
import { removeValue } from '../text/edits/remove-value.ts'
import { replaceWithin } from '../text/edits/replace-within.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'
import type { Span } from '../text/source-range.ts'
import type { Part, SiteSubject } from './subject.ts'

/** Variables that no text uses, not even under a mistyped name. */
export function variableUnused({ globals, tokens, source }: SiteSubject): Finding[] {
  const names = Object.keys(globals.site.variables)
  const meant = new Set([...tokens].map((token) => suggest(token, names)))
  return names.flatMap((name) => {
    if (meant.has(name)) return []
    const path = ['site', 'variables', name]
    const message = `No text uses the variable "${name}".`
    const hint = `Write {${name}} where it is meant, or remove it.`
    const fix = removeValue(source, path)
    return finding('variable-unused', source.placeOfKey(path), message, hint, fix)
  })
}

/** What says something, rather than name it or stand for it. */
const sayings = new Set<Format>(['text', 'long-text', 'inline', 'alt', 'href'])

/**
 * Texts that write out what a variable holds: when it changes they are forgotten. Only values that hardly
 * stand in a text by chance count: three characters with a sign or a letter among them.
 */
export function variableWrittenOut({ written, shape, path, variables, source }: Part): Finding[] {
  const nameOf = new Map<string, string>()
  for (const [name, value] of Object.entries(variables))
    if (value.length >= 3 && /[^\d\s.,]/.test(value)) nameOf.set(value, name)
  if (nameOf.size === 0) return []
  const values = [...nameOf.keys()]
  const least = Math.min(...values.map(({ length }) => length))
  const pattern = patternOf(values)
  const findings: Finding[] = []
  const look = (text: string, format: Format, at: Path) => {
    if (!sayings.has(format) || text.length < least) return
    if (!values.some((value) => text.includes(value))) return
    for (const { 0: value, index: start } of text.matchAll(pattern)) {
      const span = { start, end: start + value.length }
      findings.push(writtenOut(value, nameOf.get(value) ?? '', [...at], span, source))
    }
  }
  eachField(written, shape, look, [...path])
  return findings
}

function writtenOut(value: string, name: string, path: Path, span: Span, source: Source): Finding {
  const by = `{${name}}`
  const message = `"${value}" is written out here, though the variable "${name}" holds it; when that changes, this text would not.`
  const fix = replaceWithin(source, path, span, by)
  const at = source.placeWithin(path, span)
  return finding('variable-written-out', at, message, `Write ${by}.`, fix)
}

/** The longest first, so that a value within another does not win; none within a longer word or number. */
function patternOf(values: string[]): RegExp {
  const ordered = values
    .toSorted((a, b) => b.length - a.length)
    .map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\d.@])(?:${ordered.join('|')})(?![\\p{L}\\d@]|\\.\\p{L})`, 'gu')
}
