import { useEffect, useId, useState } from 'react'
import { LinkInput } from '../../fields/controls/link-control.tsx'
import { useAnswer } from '../session/use-session.ts'

interface LinkPickerProps {
  /** Where the link leads now; empty where there is none. */
  href: string
  /** Told where it shall lead; undefined to take the link away. */
  onPicked: (href: string | undefined) => void
}

/** Where the words that are selected lead: one of the site's pages, found by typing, or an address elsewhere. */
export default function LinkPicker({ href, onPicked }: LinkPickerProps) {
  const id = useId()
  const targets = useAnswer(['link-targets'], (session) => session.linkTargets()) ?? []
  const [typed, setTyped] = useState(href)
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onPicked(typed.trim() || undefined)
      }}
    >
      <label className="label" htmlFor={id}>
        Leads to a page, or to an address elsewhere
      </label>
      <LinkInput
        tied={{ id }}
        href={typed}
        targets={targets}
        placeholder="/about"
        onChange={setTyped}
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
