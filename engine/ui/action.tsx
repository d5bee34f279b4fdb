import type { Action } from '../../schema/generated/manifest.js'
import './action.css'

/** A link that looks like a button. */
export function ActionLink({
  action: { label, href },
  className = 'button',
}: {
  action: Action
  className?: string
}) {
  return (
    <a className={className} href={href}>
      {label}
    </a>
  )
}

/** The same action, with what it is about in the address of a page: the form there takes it along. */
export function aboutAction(action: Action, about: string): Action {
  const { label, href } = action
  if (!/^\/[^?#]*$/.test(href)) return action
  return { label, href: `${href}?about=${encodeURIComponent(about.toWellFormed())}` }
}
