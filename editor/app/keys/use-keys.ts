import { useGoTo, usePage, usePart } from '../address.ts'
import { useBlockActions } from '../blocks/use-block-actions.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { useSession, useView } from '../session/use-session.ts'
import { linking, typing } from '../stage/stage-cells.ts'
import { isTyping } from './is-typing.ts'

/** What keys do, on the screen and in the frame. */
export function useKeys(): (event: KeyboardEvent) => void {
  const session = useSession()
  const open = useOpenDialog()
  const key = usePage()?.key
  const part = usePart()
  const goTo = useGoTo()
  const isAtOdds = useView((view) => view.conflicts.length > 0)
  const { move, duplicate, remove, copy, cut, paste, count } = useBlockActions()
  const block = typeof part === 'number' && part < count ? part : undefined

  const anywhere: { [keys: string]: () => void } = {
    'Mod+s': () => open({ dialog: isAtOdds ? 'conflicts' : 'save', about: {} }),
    'Mod+p': () => open({ dialog: 'find-page', about: {} }),
    'Mod+Shift+f': () => open({ dialog: 'search', about: {} }),
    'Mod+k': () => linking.set(typing.get()?.format === 'inline'),
    'Mod+z': () => void session.undo(),
    'Mod+Shift+z': () => void session.redo(),
    'Mod+y': () => void session.redo(),
  }
  const withoutTyping: { [keys: string]: () => void } = {
    '?': () => open({ dialog: 'help', about: {} }),
  }
  const onBlock: { [keys: string]: (index: number) => void } = {
    'Alt+arrowup': (index) => void move(index, index - 1),
    'Alt+arrowdown': (index) => void move(index, index + 1),
    'Mod+d': (index) => void duplicate(index),
    'Mod+c': (index) => void copy(index),
    'Mod+x': (index) => void cut(index),
    delete: (index) => void remove(index),
    escape: () => goTo(key, undefined, true),
  }
  return (event) => {
    const keys = keysOf(event)
    const isFree = !isTyping(event.target) && !hasSelection(keys)
    const isInFrame = event.view !== window
    const todo =
      anywhere[keys] ??
      (isFree ? withoutTyping[keys] : undefined) ??
      (isFree && block !== undefined && onBlock[keys] ? () => onBlock[keys]?.(block) : undefined) ??
      // Of this window the event of pasting tells; the frame's would tell the frame.
      (isFree && isInFrame && keys === 'Mod+v'
        ? () => void paste((block ?? count - 1) + 1)
        : undefined)
    if (!todo) return
    event.preventDefault()
    todo()
  }
}

/** Whether words are selected that these keys would copy. */
function hasSelection(keys: string): boolean {
  return /^Mod\+[cx]$/.test(keys) && getSelection()?.isCollapsed === false
}

function keysOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const isShifted = shiftKey && /^[a-z]$/i.test(key)
  return [
    (ctrlKey || metaKey) && 'Mod',
    altKey && 'Alt',
    isShifted && (ctrlKey || metaKey) && 'Shift',
    key.toLowerCase(),
  ]
    .filter(Boolean)
    .join('+')
}
