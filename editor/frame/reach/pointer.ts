import type { FrameHost, Part } from '../frame-door.ts'
import { madeParts } from '../marks/mark-taker.ts'
import type { ShownTexts } from '../marks/shown-texts.ts'
import type { Typer } from '../typing/typer.ts'
import { mark } from './highlight.ts'
import { type Hit, hitAt } from './hit.ts'
import { fold, isClosedGroup, unfoldFrom } from './openers.ts'
import type { Parts } from './parts.ts'

interface PointerOptions {
  texts: ShownTexts
  typer: Typer
  host: FrameHost
  parts: Parts
}

/** What the pointer does on the page: it chooses and types, and nothing on the page is acted on. */
export function listenToPointer(options: PointerOptions): void {
  const isTyped = ({ target }: Event) =>
    target instanceof Node && options.typer.typed?.element.contains(target) === true
  const refuse = (event: Event) => {
    if (!isTyped(event)) event.preventDefault()
  }
  // Before all others: React listens below.
  for (const type of ['mousedown', 'dragstart', 'submit', 'auxclick', 'beforeinput'])
    addEventListener(type, refuse, true)
  addEventListener(
    'click',
    (event) => (isTyped(event) ? clickTyped(event, options) : click(event, options)),
    true,
  )
  listenToHover(options, isTyped)
}

/** What stands in a link or a button is typed into like any other text. */
function clickTyped(event: MouseEvent, { host }: PointerOptions): void {
  event.preventDefault()
  followed(event, host)
}

function click(event: MouseEvent, options: PointerOptions): void {
  const { target, clientX, clientY, detail } = event
  const { texts, typer, host } = options
  event.preventDefault()
  if (!(target instanceof Element)) return
  if (!isClosedGroup(target)) event.stopPropagation()
  if (isSpace(event, typer) || followed(event, host)) return
  if (typer.typed?.press(clientX, clientY, detail)) return // the field came while the button was down
  const hit = hitAt(texts, clientX, clientY)
  if (hit) void type(hit, event, typer)
  else if (!typer.typed?.press(clientX, clientY, detail, true)) choose(target, options)
}

/** A space that is typed on a button would press it. */
function isSpace({ target, detail }: MouseEvent, { typed }: Typer): boolean {
  return (
    detail === 0 &&
    target instanceof Element &&
    typed !== undefined &&
    target.contains(typed.element)
  )
}

function choose(target: Element, { texts, typer, host, parts }: PointerOptions): void {
  typer.end()
  fold(target)
  const part = texts.partOf(target)
  if (part === undefined) {
    parts.leave()
    host.onSelect(undefined)
    const made = target.closest(madeParts)
    for (const what of ['trail', 'contents', 'see-also'] as const)
      if (made?.classList.contains(what)) host.onMade(what)
  } else {
    parts.focus(part)
    const described = texts.describing(target)
    if (described) host.onSelect(part, described)
  }
}

/** The second click at a place chooses the word, the third the text. */
async function type({ place, letters }: Hit, event: MouseEvent, typer: Typer): Promise<void> {
  const { clientX, clientY, detail } = event
  unfoldFrom(place)
  mark('hovered', undefined)
  if (!(await typer.begin(place, { letters }))) return
  if (detail > 1) typer.typed?.choose(detail)
  else typer.typed?.pressVariableAt(clientX, clientY)
}

function followed({ target, ctrlKey, metaKey }: MouseEvent, host: FrameHost): boolean {
  const href = target instanceof Element && target.closest('a[href]')?.getAttribute('href')
  if (!href || !(ctrlKey || metaKey)) return false
  host.onFollow(href)
  return true
}

/** Says which part is under the pointer, and shows which text would be typed into. */
function listenToHover({ texts, typer, host }: PointerOptions, isTyped: (event: Event) => boolean) {
  let hovered: Part | undefined
  let underway = 0
  const hover = (part: Part | undefined) => {
    if (part === hovered) return
    hovered = part
    host.onHover(part)
  }
  addEventListener('pointermove', (event) => {
    const { target, clientX, clientY } = event
    cancelAnimationFrame(underway)
    underway = requestAnimationFrame(() => {
      hover(target instanceof Node ? texts.partOf(target) : undefined)
      mark('hovered', isTyped(event) ? undefined : hitAt(texts, clientX, clientY)?.place)
    })
  })
  document.documentElement.addEventListener('pointerleave', () => {
    cancelAnimationFrame(underway)
    hover(undefined)
    mark('hovered', undefined)
  })
  // A menu that opened below the pointer stays open while one types in it.
  const keepOpen = (event: Event) => {
    if (typer.typed?.element.closest('header li li')) event.stopPropagation()
  }
  for (const name of ['pointerout', 'pointerover', 'mouseout', 'mouseover'])
    addEventListener(name, keepOpen, true)
}
