import { eachField } from '../../../engine/manifest/fields.ts'
import { replaceWithin } from '../../../engine/text/edits/replace-within.ts'
import { slotIn } from '../../../engine/text/edits/slot.ts'
import { applyEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { numberOf, type Path } from '../../../engine/text/path.ts'
import { pathOf, pointerOf, Source } from '../../../engine/text/source.ts'
import type { Format } from '../../../schema/formats.ts'
import { nameOf } from '../tell/name-of.ts'
import { groupEdits } from './groups.ts'
import { type Ground, type Plan, valueAt } from './plan.ts'

/** A copy of a list's item, right behind it, written as the first is; what must be unique in it is made new. */
export function planDuplicate(pointer: string, ground: Ground): Plan {
  const source = ground.source()
  const path = pathOf(pointer)
  const found = source.find(path)
  const index = numberOf(path.at(-1) ?? '')
  const slot = found && slotIn(source, path.slice(0, -1), index + 1)
  if (!found || !slot) return { reason: 'What was to be copied is not there any more.' }
  const written = source.text.slice(found.offset, found.end)
  const copy = applyEdits(written, renamed(source, path, written))
  const to = [...path.slice(0, -1), index + 1]
  return {
    edits: [slot.fill(copy), ...groupEdits(source, { beside: path })],
    sentence: `Copied ${nameOf(path, source)}`,
    pointer: pointerOf(to),
  }
}

/** Edits of the copy: a page gets another path, and leads to itself where the first does; a block gets other anchors. */
function renamed(source: Source, item: Path, written: string): TextEdit[] {
  const isPage = item.length === 2 && item[0] === 'pages'
  const taken: { [format in Format]?: Set<string> } = { anchor: new Set(), path: new Set() }
  const own: { text: string; format: Format; path: Path }[] = []
  eachField(valueAt(source, []), 'Manifest', (text, format, path) => {
    taken[format]?.add(text)
    const isWithin = item.every((key, depth) => String(path[depth]) === String(key))
    if (isWithin) own.push({ text, format, path: path.slice(item.length) })
  })
  const copy = new Source('', written)
  const before = own.find(({ format }) => isPage && format === 'path')?.text
  const after = before === undefined ? undefined : unused(before, taken.path)
  return own.flatMap(({ text, format, path }) => {
    const whole = { start: 0, end: text.length }
    if (!isPage && format === 'anchor')
      return replaceWithin(copy, path, whole, unused(text, taken.anchor)) ?? []
    if (before === undefined || after === undefined) return []
    const leadsHere = format === 'href' && text.startsWith(`${before}#`)
    if (format !== 'path' && !leadsHere) return []
    return replaceWithin(copy, path, { start: 0, end: before.length }, after) ?? []
  })
}

/** The name with the first number that makes it a new one. */
function unused(name: string, taken: Set<string> = new Set()): string {
  const base = name === '/' ? '/home' : name.replace(/-\d+$/, '')
  for (let number = 2; ; number++) {
    const candidate = `${base}-${number}`
    if (taken.has(candidate)) continue
    taken.add(candidate)
    return candidate
  }
}
