import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import type { NavigationItem } from '../../../schema/generated/manifest.js'
import { linesOf } from '../../manifest/families.ts'
import { each } from '../../ui/each.ts'

interface NavigationGroupProps {
  item: NavigationItem & Required<Pick<NavigationItem, 'children'>>
  path: string
  mark: 'page' | 'true' | undefined
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** How long (ms) the pointer rests on a group before it opens, and stays away before it closes. */
const inMs = 100
const outMs = 200

/**
 * A button with a menu below it. Until the page is hydrated, the style sheet opens it on hover and focus;
 * from then on it is open when `isOpen` says so.
 */
export function NavigationGroup({
  item,
  path,
  mark,
  isOpen,
  onOpen,
  onClose,
}: NavigationGroupProps) {
  const group = useRef<HTMLLIElement>(null)
  const openedByPointer = useRef(false)
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(intent.current), [])

  // Wherever focus is (WCAG 2.2 SC 1.4.13), and on touch screens, where nothing leaves what was tapped.
  const closeBeside = useEffectEvent(({ target }: Event) => {
    const isBeside = !(target instanceof Node && group.current?.contains(target))
    if (isBeside && isBar(group.current)) onClose()
  })
  useEffect(() => {
    if (!isOpen) return
    const open = new AbortController()
    const { signal } = open
    addEventListener('pointerdown', closeBeside, { signal })
    addEventListener('keydown', (event) => event.key === 'Escape' && closeBeside(event), { signal })
    return () => open.abort()
  }, [isOpen])

  // Who only passes over the menu opens nothing, and who leaves it for a moment loses nothing.
  const byMouse = (event: PointerEvent, act: () => void, waitMs: number) => {
    if (event.pointerType !== 'mouse' || !isBar(group.current)) return
    clearTimeout(intent.current)
    intent.current = setTimeout(act, waitMs)
  }
  return (
    <li
      ref={group}
      className="group"
      data-open={isOpen || undefined}
      onPointerEnter={(event) =>
        byMouse(
          event,
          () => {
            openedByPointer.current = true
            onOpen()
          },
          inMs,
        )
      }
      onPointerLeave={(event) => byMouse(event, onClose, outMs)}
      // Below the bar's width folding would move what is being pressed from under the finger.
      onBlur={(event) => leaves(event) && isBar(group.current) && onClose()}
      onKeyDown={(event) => moveByKey(event, { onOpen, onClose })}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-current={mark}
        onClick={() => {
          clearTimeout(intent.current)
          // The pointer's arrival has opened it already: the click that follows must not close it again.
          if (isOpen && !openedByPointer.current) onClose()
          else onOpen()
          openedByPointer.current = false
        }}
      >
        {item.name}
      </button>
      <ul className="dropdown" onFocus={onOpen}>
        {each(linesOf(item), ({ name, href }) => (
          <li>
            <a href={href} aria-current={href === path ? 'page' : undefined} onClick={onClose}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** On wide screens the menu is a bar, and its dropdowns lie above the page. */
function isBar(group: HTMLElement | null): boolean {
  return group !== null && getComputedStyle(group).position === 'relative'
}

function leaves({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
}

/** Arrow keys open the menu and move within it, Home and End to its ends; Escape closes it. */
function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  { onOpen, onClose }: { onOpen: () => void; onClose: () => void },
) {
  const button = event.currentTarget.querySelector('button')
  if (event.key === 'Escape') {
    onClose()
    return button?.focus()
  }
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  const targets: { [key: string]: number } = {
    ArrowDown: (at + 1) % links.length,
    ArrowUp: (at <= 0 ? links.length : at) - 1,
    Home: at < 0 ? -1 : 0,
    End: at < 0 ? -1 : links.length - 1,
  }
  const link = links[targets[event.key] ?? -1]
  if (!link) return
  event.preventDefault()
  onOpen()
  requestAnimationFrame(() => link.focus())
}
