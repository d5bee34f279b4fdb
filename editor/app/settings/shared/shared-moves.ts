import { pointerOf } from '../../../../engine/text/source.ts'
import type { Action, Json } from '../../../document/action.ts'
import { isRecord } from '../../../fields/describe.ts'

/**
 * Makes a block one that several pages can show: it goes under a name, and its place names it.
 * @param pointer where the block stands now
 * @param shared all shared blocks that there are; undefined where there are none
 */
export function makeShared(
  { pointer, block, name }: { pointer: string; block: Json; name: string },
  shared: Json | undefined,
): Action[] {
  const put: Action = isRecord(shared)
    ? { kind: 'set', pointer: `/shared${pointerOf([name])}`, value: block }
    : { kind: 'set', pointer: '/shared', value: { [name]: block } }
  return [put, { kind: 'set', pointer, value: { type: 'shared', name } }]
}

/** Puts a copy of a shared block in its place, so that it can be changed there alone. */
export function takeOut(pointer: string, block: Json): Action {
  return { kind: 'set', pointer, value: block }
}

/** A name that is not taken yet, out of the block's kind: "hero", "hero-2". */
export function freeName(type: string, shared: Json | undefined): string {
  const taken = isRecord(shared) ? shared : {}
  let name = type
  for (let number = 2; name in taken; number++) name = `${type}-${number}`
  return name
}
