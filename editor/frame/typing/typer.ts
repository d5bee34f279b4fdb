import type { Done } from '../../document/action.ts'
import { isSamePath } from '../../document/read/path-value.ts'
import type { PageKey, Preview, ShownText } from '../../document/session.ts'
import type { FrameHost } from '../frame-door.ts'
import { isSeen, type Place, type ShownTexts } from '../marks/shown-texts.ts'
import type { Kept } from '../page/frame-preview.ts'
import type { PageView } from '../page/page-view.tsx'
import { holdKeys, type Keys } from './held-keys.ts'
import type { Caret } from './text-field.ts'
import type { TypedText } from './typed-text.ts'
import { takeKey } from './typing-keys.ts'

/** What is needed to type; the page is shown without it. */
export const loadTypedText = () => import('./typed-text.ts')

interface TyperOptions {
  texts: ShownTexts
  page: PageView
  host: FrameHost
  /** What is to be shown now. */
  latest: () => { key: PageKey; preview: Preview } | undefined
  /** Typing was left by Escape or Enter. */
  onLeft: (place: Place) => void
}

/** Where typing is to go on once the page has what was asked for. */
interface Awaited {
  text: ShownText
  caret: Caret
  version: number
  release: () => Keys
}

/** Typing on the page: in one text at a time. */
export class Typer {
  readonly #options: TyperOptions
  #typed: TypedText | undefined
  /** What was typed into last; perhaps the preview has not got it yet. */
  #left: TypedText | undefined
  #requests = 0
  #awaited: Awaited | undefined

  constructor(options: TyperOptions) {
    this.#options = options
  }

  get typed(): TypedText | undefined {
    return this.#typed
  }

  /** @returns whether the text can be typed into */
  async begin(wanted: Place, caret: Caret, release = holdKeys()): Promise<boolean> {
    const { texts, page, host } = this.#options
    const request = ++this.#requests
    this.end()
    const [here, { TypedText }] = await Promise.all([
      host.textAt(wanted.shown),
      loadTypedText(),
    ]).finally(() => request === this.#requests || release())
    if (request !== this.#requests) return false
    const held = release()
    const place = wanted.first.isConnected ? wanted : texts.find(wanted.shown)
    if (!here || !place) return false
    this.#typed = new TypedText(place, here, {
      ...{ texts, host, marked: page.markedAt(place.shown) ?? '' },
      onKey: (event, text) => takeKey(event, text, this, host),
      onLines: (items, letters) => this.split(items, { letters }),
    })
    host.onSelect(place.part)
    this.#typed.begin(caret)
    this.#press(held)
    if (this.#left) leavePointer(this.#left.place, place.first.parentElement)
    return true
  }

  /** Ends typing. What was typed is shown from then on by React. */
  end(): void {
    const { page, latest } = this.#options
    const left = this.#close()
    const now = latest()
    if (left && now) page.showNow(now.key, now.preview, left.keptAfter(now.preview))
  }

  /** Ends typing; the keyboard goes on from the part around. */
  leave(): void {
    const place = this.#typed?.place
    this.end()
    if (!place) return
    leavePointer(place, null)
    this.#options.onLeft(place)
  }

  /** Goes on typing in the text before or behind. @returns whether there is one */
  goOn(direction: 'forward' | 'backward', caret: Caret): boolean {
    if (!this.#typed) return false
    for (const place of this.#options.texts.placesFrom(this.#typed.element, direction)) {
      if (!isSeen(place)) continue
      void this.begin(place, caret)
      return true
    }
    return false
  }

  /** An item becomes several; typing goes on in the last. @returns whether the text is an item */
  split(items: string[], caret: Caret, keys?: Keys): boolean {
    const item = this.#typed
    if (!item?.here.isItem) return false
    const doing = this.#options.host.onSplit(item.here.pointer, items)
    this.#become(items[0] ?? '', doing, moved(item.place.shown, items.length - 1), caret, keys)
    return true
  }

  /** Takes an empty item away; typing goes on in the one before. @returns whether the text is one */
  removeItem(keys?: Keys): boolean {
    const item = this.#typed
    if (!item?.here.isItem || !item.isEmpty) return false
    const before = moved(item.place.shown, -1)
    const doing = this.#options.host.onRemoveItem(item.here.pointer)
    this.#become('', doing, before ?? item.place.shown, before ? 'end' : 'start', keys)
    return true
  }

  /** Called when a page stands: typing goes on where it was to. */
  stands(): void {
    if (this.#typed?.element.isConnected === false) this.#close()
    const version = this.#options.page.version() // a later one may have been asked for, and not stand yet
    if (!this.#awaited || version < this.#awaited.version) return
    const { text, caret, release } = this.#awaited
    this.#awaited = undefined
    const place = this.#options.texts.find(text)
    if (place) void this.begin(place, caret, release)
    else release()
  }

  typedAt({ shown, path }: ShownText): TypedText | undefined {
    const typed = this.#typed?.place.shown
    return typed?.shown === shown && isSamePath(typed.path, path) ? this.#typed : undefined
  }

  /** What the page is to show in spite of a preview. */
  kept(preview: Preview): Kept | undefined {
    return this.#typed ? this.#typed.kept : this.#left?.keptAfter(preview)
  }

  /** Lets what is typed into follow the document; ends typing where what is to be shown has no such text. */
  follow(preview: Preview, isSamePage: boolean): void {
    if (!isSamePage || this.#typed?.isIn(preview) === false) this.#close()
    void this.#typed?.follow(preview)
  }

  /** Does what keys say that were pressed before the text could be typed into. */
  #press(keys: Keys): void {
    const at = keys.findIndex((key) => key.length > 1)
    const typed = this.#typed
    typed?.insert((at < 0 ? keys : keys.slice(0, at)).join(''))
    if (!typed || at < 0) return
    const rest = keys.slice(at + 1)
    const isDone =
      keys[at] === 'Enter' ? this.split(typed.halves(), 'start', rest) : this.removeItem(rest)
    if (isDone) return
    if (keys[at] === 'Enter') this.leave()
    else this.#press(rest)
  }

  /** Puts the text back as React left it. */
  #close(): TypedText | undefined {
    const left = this.#typed
    if (!left) return undefined
    this.#left = left
    this.#typed = undefined
    left.end()
    this.#options.host.onTyping(undefined)
    return left
  }

  async #become(
    written: string,
    doing: Promise<Done>,
    text: ShownText | undefined,
    caret: Caret,
    keys?: Keys,
  ): Promise<void> {
    const release = holdKeys(keys)
    this.#typed?.become(written, doing)
    this.end()
    const done = await doing
    if (!done.isDone || !text) return void release()
    this.#awaited = { text, caret, version: done.version, release }
    this.stands()
  }
}

/** The address of an item so many places further on; undefined before the first. */
function moved({ shown, path }: ShownText, by: number): ShownText | undefined {
  const number = Number(path.at(-1)) + by
  return number < 0 ? undefined : { shown, path: [...path.slice(0, -1), number] }
}

/** A menu that the pointer left while one typed in it learns of it now. */
function leavePointer({ first: { parentElement } }: Place, to: Element | null): void {
  if (!parentElement || parentElement.matches(':hover')) return
  const relatedTarget = to ?? document.body
  const left = { bubbles: true, pointerType: 'mouse', relatedTarget }
  parentElement.dispatchEvent(new PointerEvent('pointerout', left))
}
