import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { LinkInput } from '../controls/link-control.tsx'
import { useAnswer } from '../desk.tsx'
import { type RichText as RichTextOptions, useRichText } from './use-rich-text.ts'
import './rich-text.css'

interface RichTextProps extends RichTextOptions {
  describedBy: string | undefined
  onLeave?: () => void
  onFocus?: (event: FocusEvent) => void
  /** Without a border of its own, within a row. */
  isPlain?: boolean
}

/** The place that is typed into, with its buttons for bold and links. */
export default function RichText(props: RichTextProps) {
  const { describedBy, onLeave, onFocus, isPlain, ...text } = props
  const place = useRef<HTMLSpanElement>(null)
  const { field, marks, isLinking, setLinking } = useRichText(place, text)
  useEffect(() => {
    const element = field.current?.element
    if (describedBy) element?.setAttribute('aria-describedby', describedBy)
    else element?.removeAttribute('aria-describedby')
  }, [field, describedBy])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus leaves through here, nothing acts here
    <div className="rich grid gap-1 min-w-0" onBlur={onLeave} onFocus={onFocus}>
      <div className={`rich-text input ${isPlain ? 'border-transparent!' : ''}`}>
        <span ref={place} />
      </div>
      <div className="rich-tools flex gap-1">
        <button
          type="button"
          className="press-icon aria-pressed:bg-accent-soft!"
          aria-label={`Bold in ${text.label} (Ctrl+B)`}
          aria-pressed={marks.isBold}
          onClick={() => field.current?.format('bold')}
        >
          <span className="i-lucide-bold" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="press-icon aria-pressed:bg-accent-soft!"
          aria-label={`Link in ${text.label} (Ctrl+K)`}
          aria-pressed={marks.href !== undefined}
          disabled={!marks.hasSelection && marks.href === undefined}
          onClick={() => setLinking(!isLinking)}
        >
          <span className="i-lucide-link" aria-hidden="true" />
        </button>
      </div>
      {isLinking && (
        <LinkForm
          now={marks.href ?? ''}
          onDone={(link) => {
            setLinking(false)
            field.current?.format({ link })
          }}
        />
      )}
    </div>
  )
}

interface LinkFormProps {
  now: string
  onDone: (href: string | undefined) => void
}

function LinkForm({ now, onDone }: LinkFormProps) {
  const [href, setHref] = useState(now)
  const targets = useAnswer(['link-targets'], (session) => session.linkTargets())?.value ?? []
  return (
    <form
      className="grid gap-2 p-2 rounded-lg border border-line"
      onSubmit={(event) => {
        event.preventDefault()
        onDone(href.trim() || undefined)
      }}
    >
      <label className="label" htmlFor="rich-text-link">
        Leads to
      </label>
      <LinkInput tied={{ id: 'rich-text-link' }} href={href} targets={targets} onChange={setHref} />
      <div className="flex gap-2">
        <button type="submit" className="press-main">
          Set link
        </button>
        {now && (
          <button type="button" className="press" onClick={() => onDone(undefined)}>
            Remove link
          </button>
        )}
      </div>
    </form>
  )
}
