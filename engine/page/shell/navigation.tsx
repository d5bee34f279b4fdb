import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Layout } from '../../manifest/site.ts'
import { each } from '../../ui/each.ts'
import { markOf } from './mark-of.ts'
import { NavigationGroup } from './navigation-group.tsx'

interface NavigationProps {
  items: Layout['navigation']
  label: string
  path: string
  /** The item that the page belongs to where the menu does not name it, else the page's own path. */
  above: string
}

/** The main menu: a bar on wide screens, below that a popover. One group is open at a time. */
export function Navigation({ items, label, path, above }: NavigationProps) {
  const [open, setOpen] = useState<string>()
  const menu = useRef<HTMLElement>(null)
  // The group of the page is open in the popover; the style sheet shows so until here.
  const openCurrent = useEffectEvent(() => {
    if (menu.current?.matches(':popover-open'))
      setOpen(items.find((item) => item.children && markOf(item, path, above))?.name)
  })
  useEffect(() => openCurrent(), [])
  return (
    <nav
      ref={menu}
      id="navigation"
      popover="auto"
      aria-label={label}
      onBlur={closeBehindFocus}
      onToggle={openCurrent}
    >
      <ul className="menu">
        {each(items, (item) =>
          item.children ? (
            <NavigationGroup
              item={{ ...item, children: item.children }}
              path={path}
              mark={markOf(item, path, above)}
              isOpen={open === item.name}
              onOpen={() => setOpen(item.name)}
              // Only what is open can close: the pointer may already have opened another group.
              onClose={() => setOpen((current) => (current === item.name ? undefined : current))}
            />
          ) : (
            <li className={item.prominent ? 'prominent' : undefined}>
              <a href={item.href} aria-current={markOf(item, path, above)}>
                {item.name}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** The popover lies over the page: who leaves it by keyboard would be on what it covers. */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
  if (!relatedTarget.matches('[popovertarget]')) currentTarget.hidePopover() // its button closes it by itself
}
