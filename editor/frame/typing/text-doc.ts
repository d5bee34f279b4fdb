import { Fragment, type Mark, type Node, type Schema } from 'prosemirror-model'
import { parseInline } from '../../../engine/inline/parse-inline.ts'
import { plainText } from '../../../engine/inline/plain-text.ts'
import { rewriteInline } from '../../../engine/inline/rewrite-inline.ts'
import { type Run, runsOf, type WrittenRun } from '../../../engine/inline/runs.ts'
import { type Segment, segmentsOf } from '../../../engine/manifest/tokens.ts'
import type { Format } from '../../../schema/formats.ts'
import type { TextHere } from '../../document/session.ts'
import { schemaOf } from './schemas.ts'

type Text = Pick<TextHere, 'written' | 'segments' | 'format'>
type VariableSegment = Segment & { kind: 'variable' }

/** A written text as it is typed into. */
export function docOf(text: Text): Node {
  const schema = schemaOf(text.format)
  const nodes = writtenRuns(text).flatMap((run) => {
    const marks = marksOf(schema, run)
    return piecesOf(run, shownVariables(text)).map((piece) =>
      typeof piece === 'string'
        ? schema.text(piece, marks)
        : schema.node('variable', attrsOf(piece, text.format), [], marks),
    )
  })
  return schema.node('doc', {}, nodes)
}

/** Nodes of words that come from elsewhere; a format without marks leaves them out. */
export function nodesOf(schema: Schema, runs: Run[]): Fragment {
  return Fragment.from(
    runs.filter(({ text }) => text).map((run) => schema.text(run.text, marksOf(schema, run))),
  )
}

/**
 * What is to be written for what was typed. What was not changed stays as it is written. Braces have no escape: a
 * variable's name between braces that somebody types is the variable from then on, as in the file.
 */
export function writtenOf(doc: Node, { written, format }: Text): string {
  const runs = typedRuns(doc)
  if (format === 'inline') return rewriteInline(written, runs)
  return runs.map(({ text }) => text).join('')
}

/** The same text with something else written. */
export function rewritten<T extends TextHere>(text: T, written: string): T {
  const variables = Object.fromEntries(
    text.segments.flatMap((each) => (each.kind === 'variable' ? [[each.name, each.text]] : [])),
  )
  return { ...text, written, segments: segmentsOf(written, variables) }
}

/** The text with its variables in place, as a page has it. */
export function resolvedOf({ segments }: Pick<Text, 'segments'>): string {
  return segments.map(({ text }) => text).join('')
}

/** The variables that are shown, in their order: those of a link's target are not. */
export function shownVariables(text: Text): VariableSegment[] {
  const runs = writtenRuns(text)
  return text.segments.filter(
    (segment): segment is VariableSegment =>
      segment.kind === 'variable' &&
      runs.some((run) => run.start <= segment.start && segment.end <= run.end),
  )
}

function writtenRuns({ written, format }: Text): WrittenRun[] {
  if (format === 'inline') return runsOf(parseInline(written))
  return [{ text: written, isBold: false, start: 0, end: written.length }]
}

/** A run, cut where variables stand in it. */
function piecesOf(run: WrittenRun, variables: VariableSegment[]): (string | VariableSegment)[] {
  const pieces: (string | VariableSegment)[] = []
  let at = 0
  for (const variable of variables) {
    if (variable.start < run.start || run.end < variable.end) continue
    pieces.push(run.text.slice(at, variable.start - run.start), variable)
    at = variable.end - run.start
  }
  return [...pieces, run.text.slice(at)].filter((piece) => piece !== '')
}

function attrsOf({ name, text }: VariableSegment, format: Format) {
  return { name, text: format === 'inline' ? plainText(text) : text }
}

function marksOf({ marks: { bold, link } }: Schema, { isBold, href }: Run): Mark[] {
  return [
    ...(link && href !== undefined ? [link.create({ href })] : []),
    ...(bold && isBold ? [bold.create()] : []),
  ]
}

function typedRuns(doc: Node): Run[] {
  return doc.content.content.map((node) => {
    const link = node.marks.find(({ type }) => type.name === 'link')
    const isBold = node.marks.some(({ type }) => type.name === 'bold')
    const text = node.isText ? (node.text ?? '') : `{${node.attrs.name}}`
    return { text, isBold, href: link && String(link.attrs.href) }
  })
}

/** What is written for a piece of what was typed, as an item of its own. */
export function writtenPiece(doc: Node, from: number, to: number, format: Format): string {
  return writtenOf(doc.cut(from, to), { written: '', segments: [], format })
}
