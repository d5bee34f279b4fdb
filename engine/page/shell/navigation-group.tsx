import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import type { NavigationItem } from '../../../schema/generated/manifest.js'
import { isActive } from './is-active.ts'

interface NavigationGroupProps {
  item: NavigationItem & Required<Pick<NavigationItem, 'children'>>
  path: string
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/**
 * A button with a menu below it. Until the page is hydrated, the style sheet opens it on hover and focus;
 * from then on it is open when `isOpen` says so.
 */
export function NavigationGroup({ item, path, isOpen, onOpen, onClose }: NavigationGroupProps) {
  const group = useRef<HTMLLIElement>(null)
  const openedByPointer = useRef(false)
  const own = item.children.some(({ href }) => href === item.href)
    ? []
    : [{ name: item.name, href: item.href }]

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

  const byMouse = (event: PointerEvent, act: () => void) => {
    if (event.pointerType === 'mouse' && isBar(group.current)) act()
  }
  return (
    <li
      ref={group}
      className="group"
      data-open={isOpen || undefined}
      onPointerEnter={(event) =>
        byMouse(event, () => {
          openedByPointer.current = true
          onOpen()
        })
      }
      onPointerLeave={(event) => byMouse(event, onClose)}
      // Below the bar's width folding would move what is being pressed from under the finger.
      onBlur={(event) => leaves(event) && isBar(group.current) && onClose()}
      onKeyDown={(event) => moveByKey(event, { onOpen, onClose })}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-current={isActive(item, path) ? 'true' : undefined}
        onClick={() => {
          // The pointer's arrival has opened it already: the click that follows must not close it again.
          if (isOpen && !openedByPointer.current) onClose()
          else onOpen()
          openedByPointer.current = false
        }}
      >
        {item.name}
      </button>
      <ul className="dropdown" onFocus={onOpen}>
        {[...own, ...item.children].map(({ name, href }) => (
          <li key={href}>
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
