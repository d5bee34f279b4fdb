import { modify } from 'jsonc-parser'
import type { Manifest } from '../../../schema/generated/manifest.js'
import type { TextEdit } from '../../findings/finding.ts'
import { replaceValue } from '../../text/edits.ts'
import type { Source } from '../../text/source.ts'

/** Redirects that led to the old path lead to the new one, none leads from it any more, and one from the old path is added. */
export function redirectEdits(
  { redirects = [] }: Manifest,
  source: Source,
  from: string,
  to: string,
): TextEdit[] {
  const back = redirects.findIndex((redirect) => redirect.from === to)
  const follow = redirects.flatMap((redirect, index) => {
    const [path = ''] = redirect.to.split(/(?=[?#])/)
    if (path !== from || index === back) return []
    const place = ['redirects', index, 'to']
    return replaceValue(source, place, to + redirect.to.slice(path.length)) ?? []
  })
  if (back < 0) return [...follow, ...added(source, redirects.length, { from, to })]
  // The page returns to a former path: its redirect is turned round.
  const turned = [
    replaceValue(source, ['redirects', back, 'from'], from),
    replaceValue(source, ['redirects', back, 'to'], to),
  ]
  return [...follow, ...turned.flatMap((edit) => edit ?? [])]
}

function added(source: Source, count: number, redirect: { from: string; to: string }): TextEdit[] {
  const indent = /\n([ \t]+)"/.exec(source.text)?.[1] ?? '  '
  const formattingOptions = {
    insertSpaces: !indent.includes('\t'),
    tabSize: indent.length,
    eol: source.text.includes('\r\n') ? '\r\n' : '\n',
  }
  const isNew = !source.find(['redirects'])
  const path = isNew ? ['redirects'] : ['redirects', count]
  const options = { formattingOptions, isArrayInsertion: !isNew }
  return modify(source.text, path, isNew ? [redirect] : redirect, options).map(
    ({ offset, length, content }) => ({ offset, length, text: content }),
  )
}
