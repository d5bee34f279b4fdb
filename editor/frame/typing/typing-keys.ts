import type { FrameHost } from '../frame-door.ts'
import type { TypedText } from './typed-text.ts'
import type { Typer } from './typer.ts'

type Press = (event: KeyboardEvent, text: TypedText, typer: Typer) => boolean

const keys: { [key: string]: Press | undefined } = {
  escape: (_, __, typer) => leave(typer),
  tab: ({ shiftKey }, _, typer) =>
    shiftKey ? typer.goOn('backward', 'end') : typer.goOn('forward', 'start'),
  enter: (_, text, typer) => {
    if (text.pressVariable()) return true
    if (!text.here.isItem) return leave(typer)
    return typer.split(text.halves(), 'start')
  },
  backspace: (_, __, typer) => typer.removeItem(),
}

const commands: { [key: string]: Press | undefined } = {
  b: (_, text) => {
    text.format('bold')
    return true
  },
}

/** With Control or Command they are the browser's, in a text. */
const editingKeys = new Set(
  'a,c,v,x,backspace,delete,home,end,arrowleft,arrowright,arrowup,arrowdown'.split(','),
)

/** What a key does while one types, besides writing. @returns whether it was used */
export function takeKey(
  event: KeyboardEvent,
  text: TypedText,
  typer: Typer,
  host: FrameHost,
): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  const key = event.key.toLowerCase()
  const isCommand = (ctrlKey || metaKey) && !altKey
  if (isComposing) return false
  const press = isCommand ? commands[key] : keys[key]
  if (press) return press(event, text, typer)
  const way = isCommand || altKey || shiftKey ? undefined : text.leavesBy(event.key)
  if (way) return typer.goOn(way.direction, way.caret)
  if (editingKeys.has(key) || !(isCommand || /^f\d/.test(key))) return false
  host.onKey(event)
  return true // also what the browser would undo by itself
}

function leave(typer: Typer): boolean {
  typer.leave()
  return true
}
