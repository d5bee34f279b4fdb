import { segmentsOf } from '../../../engine/manifest/tokens.ts'
import { counted } from '../../../engine/text/counted.ts'
import { renameKey } from '../../../engine/text/edits/rename-key.ts'
import { replaceWithin } from '../../../engine/text/edits/replace-within.ts'
import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import type { Path } from '../../../engine/text/path.ts'
import { pathOf, pointerOf, type Source } from '../../../engine/text/source.ts'
import { eachString } from '../../../engine/text/walk.ts'
import { nameOf } from '../tell/name-of.ts'
import { quoted } from '../tell/words.ts'
import { type Ground, type Plan, valueAt } from './plan.ts'
import { gone } from './structure.ts'
import { whyNoName } from './variable-name.ts'

/** A field gets another name; where it is a variable, all texts that name it follow. */
export function planRename(pointer: string, key: string, ground: Ground): Plan {
  const source = ground.source()
  const path = pathOf(pointer)
  const reason = isVariable(path) ? whyNoName(key) : undefined
  if (reason) return { reason }
  const edit = renameKey(source, path, key)
  if (!edit)
    return { reason: source.find(path) ? `The name ${quoted(key)} is taken already.` : gone }
  const following = isVariable(path) ? tokenEdits(source, String(path[2]), key) : []
  const follow = counted(following.length, 'text follows', 'texts follow')
  const texts = following.length > 0 ? `; ${follow}` : ''
  return {
    edits: [edit, ...following.flat()],
    sentence: `Renamed ${nameOf(path, source)} to ${quoted(key)}${texts}`,
    pointer: pointerOf([...path.slice(0, -1), key]),
  }
}

function isVariable([site, variables, name, ...within]: Path): boolean {
  const isOne = name !== undefined && within.length === 0
  return site === 'site' && variables === 'variables' && isOne
}

/** For each text that names a variable what writes the new name in all its places. */
function tokenEdits(source: Source, name: string, by: string): TextEdit[][] {
  const edits: TextEdit[][] = []
  eachString(valueAt(source, []), (text, path) => {
    // What is accepted quotes texts, and in a variable nothing is put in the place of braces.
    if (!text.includes(`{${name}}`) || path[0] === 'accepted' || isVariable(path)) return
    const tokens = segmentsOf(text, { [name]: '' }).filter(({ kind }) => kind === 'variable')
    edits.push(tokens.flatMap((span) => replaceWithin(source, path, span, `{${by}}`) ?? []))
  })
  return edits.filter((text) => text.length > 0)
}
