import type { Done } from '../../document/action.ts'
import type { PageKey, Preview } from '../../document/session.ts'
import type { FrameHost, ShownText } from '../frame-door.ts'
import { isSamePath } from '../marks/path-value.ts'
import { isSeen, type Place, type ShownTexts } from '../marks/shown-texts.ts'
import type { Kept } from '../page/frame-preview.ts'
import type { PageView } from '../page/page-view.tsx'
import { holdKeys } from './held-keys.ts'
import type { Caret } from './text-field.ts'
import { TypedText } from './typed-text.ts'

interface TyperOptions {
  texts: ShownTexts
  page: PageView
  host: FrameHost
  /** What is to be shown now. */
  latest: () => { key: PageKey; preview: Preview } | undefined
  /** Typing was left by Escape or Enter. */
  onLeft: (place: Place) => void
  /** A key that typing has no use for. */
  onKey: (event: KeyboardEvent) => void
}

/** Where typing happens on the page: in one text at a time. */
export function createTyper({ texts, page, host, latest, onLeft, onKey }: TyperOptions) {
  let typed: TypedText | undefined
  /** What was typed last and is not in the preview yet. */
  let left: TypedText | undefined
  let requests = 0
  let awaited: { text: ShownText; caret: Caret; version: number; release: () => string } | undefined

  const leave = (_: KeyboardEvent, { place }: TypedText) => {
    end()
    leavePointer(place, null)
    onLeft(place)
    return true
  }
  const keys: Keys = {
    Escape: leave,
    Tab: ({ shiftKey }) => (shiftKey ? goOn('backward', 'end') : goOn('forward', 'start')),
    Enter: (event: KeyboardEvent, text: TypedText) => {
      if (text.isOnVariable) return false
      if (!text.here.isItem) return leave(event, text)
      const { before, after } = text.halves()
      replaceItem([before, after], 'start')
      return true
    },
    Backspace: (_, { here, isEmpty }) => {
      if (here.isItem && isEmpty) removeItem()
      return here.isItem && isEmpty
    },
  }

  /** @returns whether the text can be typed into */
  async function begin(wanted: Place, caret: Caret, release = holdKeys()): Promise<boolean> {
    const request = ++requests
    end()
    const here = await host.textAt(wanted.shown).catch(() => undefined)
    const held = release()
    const place = wanted.first.isConnected ? wanted : texts.find(wanted.shown)
    if (request !== requests || !here || !place) return false
    const marked = page.markedAt(place.shown) ?? ''
    typed = new TypedText(place, here, marked, { texts, host, onKey: takeKey, onLines: split })
    host.onSelect(place.part)
    typed.begin(caret, held)
    if (left) leavePointer(left.place, place.first.parentElement)
    return true
  }

  /** Ends typing. What was typed is shown from then on by React. */
  function end(): void {
    if (!typed) return
    left = typed
    typed = undefined
    left.end()
    const now = latest()
    if (now) page.showNow(now.key, now.preview, left.keptAfter(now.preview))
    host.onTyping(undefined)
  }

  function takeKey(event: KeyboardEvent, text: TypedText): boolean {
    if (event.isComposing) return false
    const use = isCommand(event) ? commands[event.key] : keys[event.key]
    const leave = use ? undefined : text.leavesBy(isPlain(event) ? event.key : '')
    if (use) return use(event, text)
    if (leave) return goOn(leave.direction, leave.caret)
    if (!isCommand(event) && !/^F\d/.test(event.key)) return false
    if (editingKeys.has(event.key.toLowerCase())) return false
    onKey(event)
    return true // also what the browser would undo by itself
  }

  /** Goes on typing in the text before or behind. */
  function goOn(direction: 'forward' | 'backward', caret: Caret): boolean {
    if (!typed) return false
    for (const place of texts.placesFrom(typed.element, direction)) {
      if (!isSeen(place)) continue
      void begin(place, caret)
      return true
    }
    return false
  }

  function split(items: string[], letters: number): boolean {
    if (!typed?.here.isItem) return false
    replaceItem(items, { letters })
    return true
  }

  /** An item becomes several; typing goes on in the last. */
  function replaceItem(items: string[], caret: Caret): void {
    const item = typed
    if (!item) return
    const release = holdKeys()
    const done = host.onSplit(item.here.pointer, items)
    item.become(items[0] ?? '', done)
    end()
    void goOnIn(done, moved(item.place.shown, items.length - 1), caret, release)
  }

  function removeItem(): void {
    const item = typed
    if (!item) return
    const release = holdKeys()
    const done = host.onRemoveItem(item.here.pointer)
    item.become('', done)
    end()
    const before = moved(item.place.shown, -1)
    void goOnIn(done, before ?? item.place.shown, before ? 'end' : 'start', release)
  }

  /** Waits until the page has what was done. */
  async function goOnIn(
    doing: Promise<Done>,
    text: ShownText | undefined,
    caret: Caret,
    release: () => string,
  ): Promise<void> {
    const done = await doing
    if (!done.isDone || !text) return void release()
    awaited = { text, caret, version: done.version, release }
    stands()
  }

  /** Called when a page stands: typing goes on where it was to. */
  function stands(): void {
    if (typed && !typed.element.isConnected) end()
    const version = latest()?.preview.version ?? -1
    if (!awaited || version < awaited.version) return
    const { text, caret, release } = awaited
    awaited = undefined
    const place = texts.find(text)
    if (place) void begin(place, caret, release)
    else release()
  }

  return {
    begin,
    end,
    stands,
    get typed(): TypedText | undefined {
      return typed
    },
    typedAt: (text: ShownText) =>
      typed && isSameText(typed.place.shown, text) ? typed : undefined,
    /** What the page is to show in spite of a preview. */
    kept(preview: Preview): Kept | undefined {
      return typed ? typed.kept : left?.keptAfter(preview)
    },
    /** Lets what is typed into follow the document; ends typing where the text is gone. */
    follow(preview: Preview, isSameKey: boolean): void {
      if (!typed) return
      if (!isSameKey || !typed.isIn(preview)) end()
      else void typed.follow(preview)
    },
  }
}

export type Typer = ReturnType<typeof createTyper>

function isSameText(some: ShownText, other: ShownText): boolean {
  return some.shown === other.shown && isSamePath(some.path, other.path)
}

/** A menu that the pointer left while one typed in it learns of it now. */
function leavePointer({ first: { parentElement } }: Place, to: Element | null): void {
  if (!parentElement || parentElement.matches(':hover')) return
  const relatedTarget = to ?? document.body
  const left = { bubbles: true, pointerType: 'mouse', relatedTarget }
  parentElement.dispatchEvent(new PointerEvent('pointerout', left))
}

/** The address of an item so many places further on; undefined before the first. */
function moved({ shown, path }: ShownText, by: number): ShownText | undefined {
  const number = Number(path.at(-1)) + by
  return number < 0 ? undefined : { shown, path: [...path.slice(0, -1), number] }
}

/** What a key does; answers whether it was used. */
type Keys = { [key: string]: ((event: KeyboardEvent, text: TypedText) => boolean) | undefined }

const commands: Keys = {
  b: (_, text) => {
    text.format('bold')
    return true
  },
}

/** With Control or Command they are the browser's, in a text. */
const editingKeys = new Set(
  'a,c,v,x,backspace,delete,home,end,arrowleft,arrowright,arrowup,arrowdown'.split(','),
)

function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey
}

function isPlain({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !shiftKey
}
