import type { Redirect } from '../../../schema/generated/manifest.js'
import { insertValue } from '../../text/edits/insert-value.ts'
import { setValue } from '../../text/edits/set-value.ts'
import type { TextEdit } from '../../text/edits/text-edit.ts'
import type { Source } from '../../text/source.ts'
import { isMoved, type Move } from './link-edits.ts'

/**
 * Redirects that led to the old path lead to the new one, none leads from it any more, and one from the old path is added;
 * so for the pages that are made of it.
 */
export function redirectEdits(
  redirects: Redirect[],
  source: Source,
  move: Omit<Move, 'url'>,
): TextEdit[] {
  const { from, to, made = [] } = move
  const moved = (path: string) => to + path.slice(from.length)
  const all = [from, ...made].map((path) => ({ from: path, to: moved(path) }))
  // What returns to a former path: its redirect is turned round.
  const former = new Map(redirects.map((redirect, index) => [redirect.from, index]))
  const backs = new Set(all.flatMap((redirect) => former.get(redirect.to) ?? []))
  const follow = redirects.flatMap((redirect, index) => {
    if (!isMoved(redirect.to, move) || backs.has(index)) return []
    return setValue(source, ['redirects', index, 'to'], moved(redirect.to)) ?? []
  })
  const turned = all.flatMap((redirect) => {
    const index = former.get(redirect.to)
    if (index === undefined) return []
    const place = ['redirects', index]
    return [
      setValue(source, [...place, 'from'], redirect.from),
      setValue(source, [...place, 'to'], redirect.to),
    ].flatMap((edit) => edit ?? [])
  })
  const fresh = all.filter((redirect) => !former.has(redirect.to))
  return [...follow, ...turned, ...added(source, redirects.length, fresh)]
}

function added(source: Source, count: number, redirects: Redirect[]): TextEdit[] {
  if (redirects.length === 0) return []
  const edits =
    count === 0
      ? [setValue(source, ['redirects'], redirects)]
      : redirects.map((redirect) => insertValue(source, ['redirects', count], redirect))
  return edits.flatMap((edit) => edit ?? [])
}
