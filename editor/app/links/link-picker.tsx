import { LinkForm } from '../../fields/link-form.tsx'
import { useAnswer } from '../session/use-session.ts'

interface LinkPickerProps {
  /** Where the link leads now; empty where there is none. */
  href: string
  /** Told where it shall lead; undefined to take the link away. */
  onPicked: (href: string | undefined) => void
}

/** Where the words that are selected on the page lead. */
export default function LinkPicker(props: LinkPickerProps) {
  const targets = useAnswer(['link-targets'], (session) => session.linkTargets()) ?? []
  return (
    <LinkForm {...props} targets={targets} label="Leads to a page, or to an address elsewhere" />
  )
}
