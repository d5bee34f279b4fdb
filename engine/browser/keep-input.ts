type Field = HTMLInputElement | HTMLTextAreaElement

/** Elements that hold something of the visitor's: texts, folds, the menu, focus, a press. */
const holding = 'a, button, details, input, label, summary, textarea, [popover], [tabindex]'

/**
 * Keeps what the visitor does in a tree that React may make anew: what is typed, which folds are open and whether the
 * menu is, where focus and caret are, what is pressed. It is put back before the browser takes the next key, from the
 * elements that are gone. Elements are known by their place among those of their kind, so that what translators,
 * password managers and other guests of the page put in between does not matter.
 * @returns ends it, and puts what is gone into another root where that one takes the tree's place
 */
export function keepInput(root: HTMLElement): (now: HTMLElement) => void {
  let before = holdingIn(root)
  let focused: EventTarget | null = document.activeElement
  let opened: EventTarget | null = root.querySelector(':popover-open')
  let pressed: Element | undefined = before.findLast((element) => element.matches(':active'))
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener('focusin', ({ target }) => (focused = target), options)
  const toggle = ({ target, newState }: ToggleEvent) => {
    opened = newState === 'open' ? target : null
  }
  root.addEventListener('beforetoggle', toggle, options)
  const press = ({ target }: Event) => {
    pressed = before.findLast((element) => target instanceof Node && element.contains(target))
  }
  addEventListener('pointerdown', press, options) // before React, which may make the tree anew at once, for this press
  addEventListener('pointerup', () => (pressed = undefined), options)

  const putBack = (now: HTMLElement) => {
    const after = holdingIn(now)
    for (const old of before) {
      const twin = old.isConnected ? undefined : twinOf(old, before, after)
      if (!twin || before.includes(twin)) continue // what was there is no other's twin: a list is shorter now
      twin.toggleAttribute('open', old.hasAttribute('open'))
      // A field that was not touched may be filled by the page itself, as a search from the address.
      if (isField(old) && isField(twin) && (now !== root || old.value !== old.defaultValue))
        type(twin, old.value)
      // Lost with its element; focus that the visitor took away, as by the skip link, is not brought back.
      if (old === focused && document.activeElement === document.body) focus(twin, old)
      if (old === opened) twin.showPopover()
      if (old === pressed) clickOnRelease(twin)
    }
    before = after
  }
  // Not an effect of React's: between its commit and its effects the browser may take a key.
  const watching = new MutationObserver(() => putBack(root))
  watching.observe(root, { childList: true, subtree: true })
  return (now) => {
    listening.abort()
    watching.disconnect()
    putBack(now)
  }
}

function holdingIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(holding)]
}

function twinOf(old: HTMLElement, before: HTMLElement[], after: HTMLElement[]) {
  const isAlike = ({ localName }: HTMLElement) => localName === old.localName
  return after.filter(isAlike)[before.filter(isAlike).indexOf(old)]
}

/** As a visitor would: React hears of it. */
function type(field: Field, text: string): void {
  if (field.value === text) return
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field) // React keeps a setter of its own at the element
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function focus(twin: HTMLElement, old: HTMLElement): void {
  twin.focus({ preventScroll: true })
  // Fields for addresses tell nobody where their caret is.
  if (isField(old) && isField(twin) && old.selectionStart !== null)
    twin.setSelectionRange(old.selectionStart, old.selectionEnd)
}

/** Of a mouse's press on what is gone the browser makes neither focus nor click; of a finger's it does. */
function clickOnRelease(twin: HTMLElement): void {
  const release = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    twin.focus()
    twin.click()
  }
  addEventListener('pointerup', release, { once: true })
}

function isField(element: HTMLElement): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
