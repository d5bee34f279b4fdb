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
