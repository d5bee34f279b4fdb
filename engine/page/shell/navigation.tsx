import { type FocusEvent, useState } from 'react'
import type { Layout } from '../../manifest/site.ts'
import { each } from '../../ui/each.ts'
import { isActive } from './is-active.ts'
import { NavigationGroup } from './navigation-group.tsx'

interface NavigationProps {
  items: Layout['navigation']
  label: string
  path: string
}

/** The main menu: a bar on wide screens, below that a popover. One group is open at a time. */
export function Navigation({ items, label, path }: NavigationProps) {
  const [open, setOpen] = useState<string>()
  return (
    <nav id="navigation" popover="auto" aria-label={label} onBlur={closeBehindFocus}>
      <ul className="menu">
        {each(items, (item) =>
          item.children ? (
            <NavigationGroup
              item={{ ...item, children: item.children }}
              path={path}
              isOpen={open === item.name}
              onOpen={() => setOpen(item.name)}
              // Only what is open can close: the pointer may already have opened another group.
              onClose={() => setOpen((current) => (current === item.name ? undefined : current))}
            />
          ) : (
            <li className={item.prominent ? 'prominent' : undefined}>
              <a href={item.href} aria-current={isActive(item, path) ? 'page' : undefined}>
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
