import type { Redirect } from '../../../schema/generated/manifest.js'
import { insertValue } from '../../text/edits/insert-value.ts'
import { setValue } from '../../text/edits/set-value.ts'
import type { TextEdit } from '../../text/edits/text-edit.ts'
import type { Source } from '../../text/source.ts'
import { isMoved, type Move } from './link-edits.ts'

/** Redirects that led to the old path lead to the new one, none leads from it any more, and one from the old path is added. */
export function redirectEdits(
  redirects: Redirect[],
  source: Source,
  move: Omit<Move, 'url'>,
): TextEdit[] {
  const { from, to } = move
  const back = redirects.findIndex((redirect) => redirect.from === to)
  const follow = redirects.flatMap((redirect, index) => {
    if (!isMoved(redirect.to, move) || index === back) return []
    const place = ['redirects', index, 'to']
    return setValue(source, place, to + redirect.to.slice(from.length)) ?? []
  })
  if (back < 0) return [...follow, ...added(source, redirects.length, { from, to })]
  // The page returns to a former path: its redirect is turned round.
  const turned = [
    setValue(source, ['redirects', back, 'from'], from),
    setValue(source, ['redirects', back, 'to'], to),
  ]
  return [...follow, ...turned.flatMap((edit) => edit ?? [])]
}

function added(source: Source, count: number, redirect: Redirect): TextEdit[] {
  const edit = source.find(['redirects'])
    ? insertValue(source, ['redirects', count], redirect)
    : setValue(source, ['redirects'], [redirect])
  return edit ? [edit] : []
}
