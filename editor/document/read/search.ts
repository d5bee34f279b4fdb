import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { eachField } from '../../../engine/manifest/fields.ts'
import { type Segment, segmentsOf } from '../../../engine/manifest/tokens.ts'
import type { Path } from '../../../engine/text/path.ts'
import { pointerOf } from '../../../engine/text/source.ts'
import { valueAt } from '../act/plan.ts'
import type { Hit, SearchOptions } from '../session.ts'
import { pageOf } from './page-of.ts'
import { whereOf } from './placed-findings.ts'

const searched = ['text', 'long-text', 'inline', 'alt', 'variable', 'note']

/**
 * All places where words stand in texts that people read. They are looked for in texts as they are shown: a piece
 * that a variable has is found where it is shown, and told as the variable's.
 */
export function search(analysis: Analysis, words: string, options: SearchOptions): Hit[] {
  if (words.trim() === '') return []
  const pattern = patternOf(words, options)
  const variables = analysis.globals?.context.variables ?? {}
  const hits: Hit[] = []
  eachField(valueAt(analysis.source, []), 'Manifest', (written, format, path) => {
    if (!searched.includes(format)) return
    const segments = segmentsOf(written, variables)
    const shown = segments.map(({ text }) => text).join('')
    for (const { 0: found, index } of shown.matchAll(pattern)) {
      const place = writtenPlace(segments, index, index + found.length)
      if (place) hits.push({ ...hitAt(path, analysis), text: written, ...place })
    }
  })
  return hits
}

function patternOf(words: string, { isWholeWord, isCaseSensitive }: SearchOptions): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const letter = '[\\p{L}\\p{N}_]'
  const whole = isWholeWord ? `(?<!${letter})${literal}(?!${letter})` : literal
  return new RegExp(whole, isCaseSensitive ? 'gu' : 'giu')
}

function hitAt(path: Path, analysis: Analysis): Pick<Hit, 'pointer' | 'page' | 'where'> {
  const page = pageOf(path)
  return {
    pointer: pointerOf(path),
    ...(page !== undefined && { page }),
    where: whereOf(path, analysis),
  }
}

/** Where a piece of what is shown is written: with all of each variable that has a part in it. */
function writtenPlace(
  segments: Segment[],
  from: number,
  to: number,
): { start: number; end: number; variable?: string } | undefined {
  let at = 0
  const touched = segments.flatMap((segment) => {
    const shown = { from: at, to: at + segment.text.length }
    at = shown.to
    return shown.from < to && from < shown.to ? { segment, shown } : []
  })
  const [first, last] = [touched[0], touched.at(-1)]
  if (!first || !last) return undefined
  const place = { start: writtenAt(first, from, 'start'), end: writtenAt(last, to, 'end') }
  // Words that a variable has only a part in can be replaced where they stand, if it is there as a whole.
  const cut = touched.find(({ segment, shown }) => {
    const isWhole = from <= shown.from && shown.to <= to && touched.length > 1
    return segment.kind === 'variable' && !isWhole
  })
  return cut?.segment.kind === 'variable' ? { ...place, variable: cut.segment.name } : place
}

interface Touched {
  segment: Segment
  shown: { from: number; to: number }
}

function writtenAt({ segment, shown }: Touched, offset: number, side: 'start' | 'end'): number {
  if (segment.kind === 'variable') return segment[side]
  const within = Math.min(Math.max(offset, shown.from), shown.to)
  return segment.start + within - shown.from
}
