import type { ReactNode } from 'react'
import './disclosure.css'

interface DisclosureProps {
  /** Of all disclosures with the same group, the browser keeps one open at a time. */
  group: string
  summary: ReactNode
  children: ReactNode
}

/** Unfolds on click and works before any script; an open one can be closed again. */
export function Disclosure({ group, summary, children }: DisclosureProps) {
  return (
    <details className="disclosure" name={group}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
