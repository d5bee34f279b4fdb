import { useEffect, useId, useState } from 'react'
import type { LinkTarget } from '../document/session.ts'
import { LinkInput } from './controls/link-control.tsx'
import { targetMeant } from './controls/link-targets.ts'

interface LinkFormProps {
  label: string
  /** Where the link leads now; empty where there is none. */
  href: string
  targets: LinkTarget[]
  /** Told where it shall lead; undefined to take the link away. */
  onPicked: (href: string | undefined) => void
}

/** Where words lead: one of the site's pages, found by typing, or an address elsewhere. */
export function LinkForm({ label, href, targets, onPicked }: LinkFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(href)
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onPicked(targetMeant(targets, typed))
      }}
    >
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <LinkInput
        tied={{ id }}
        href={typed}
        targets={targets}
        placeholder="/about"
        onChange={setTyped}
        onChosen={onPicked}
      />
      <div className="flex gap-2">
        <button type="submit" className="press-main">
          Set link
        </button>
        {href && (
          <button type="button" className="press" onClick={() => onPicked(undefined)}>
            Remove link
          </button>
        )}
      </div>
    </form>
  )
}
