type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Remembers what the visitor did in a tree that React may make anew: what was typed, which folds were opened, where
 * focus is. Elements are known by their place among those of their kind, so that what translators, password managers
 * and other guests of the page put in between does not matter.
 * @returns does in the tree, as it is then, all that is not so in it
 */
export function keepInput(root: HTMLElement): (now: HTMLElement) => void {
  const isTyped = (field: Field) => field.value !== field.defaultValue
  const typed = new Map<number, string>()
  const fields = fieldsIn(root)
  for (const [index, field] of fields.entries()) if (isTyped(field)) typed.set(index, field.value)
  const folds = foldsIn(root).map(({ open }) => open)
  let focused = placeOf(document.activeElement, root)
  const listening = new AbortController()
  const { signal } = listening
  root.addEventListener('focusin', ({ target }) => (focused = placeOf(target, root) ?? focused), {
    signal,
  })
  root.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) typed.set(fieldsIn(root).indexOf(target), target.value)
    },
    { signal },
  )
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement) folds[foldsIn(root).indexOf(target)] = target.open
    },
    { signal, capture: true },
  )
  return (now) => {
    listening.abort()
    const fieldsNow = fieldsIn(now)
    for (const [index, text] of typed) type(fieldsNow[index], text)
    for (const [index, fold] of foldsIn(now).entries()) fold.open = folds[index] ?? fold.open
    // Lost with its element; focus that the visitor took away, as by the skip link, is not brought back.
    const isLost = document.activeElement === document.body
    if (isLost && focused && !root.contains(focused.target))
      all(now, focused.tag)[focused.index]?.focus({ preventScroll: true })
  }
}

/** As a visitor would: React hears of it. */
function type(field: Field | undefined, text: string): void {
  if (!field || field.value === text) return
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Reflect.set(prototype, 'value', text, field) // React keeps a setter of its own at the element
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function placeOf(target: EventTarget | null, root: HTMLElement) {
  if (!(target instanceof HTMLElement) || !root.contains(target)) return undefined
  const tag = target.localName
  return { target, tag, index: all(root, tag).indexOf(target) }
}

function all(root: ParentNode, tag: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(tag)]
}

function fieldsIn(root: ParentNode): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea')]
}

function foldsIn(root: ParentNode): HTMLDetailsElement[] {
  return [...root.querySelectorAll('details')]
}

function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
