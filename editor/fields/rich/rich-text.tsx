import { type FocusEvent, useEffect, useRef } from 'react'
import { useAnswer } from '../desk.tsx'
import { IconButton } from '../icon-button.tsx'
import { LinkForm } from '../link-form.tsx'
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
  const targets = useAnswer(['link-targets'], (session) => session.linkTargets())?.value ?? []
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
        <IconButton
          className="aria-pressed:bg-accent-soft!"
          icon="i-lucide-bold"
          label={`Bold in ${text.label} (Ctrl+B)`}
          aria-pressed={marks.isBold}
          onClick={() => field.current?.format('bold')}
        />
        <IconButton
          className="aria-pressed:bg-accent-soft!"
          icon="i-lucide-link"
          label={`Link in ${text.label} (Ctrl+K)`}
          aria-pressed={marks.href !== undefined}
          disabled={!marks.hasSelection && marks.href === undefined}
          onClick={() => setLinking(!isLinking)}
        />
      </div>
      {isLinking && (
        <div className="p-2 rounded-lg border border-line">
          <LinkForm
            label="Leads to"
            href={marks.href ?? ''}
            targets={targets}
            onPicked={(link) => {
              setLinking(false)
              field.current?.format({ link })
            }}
          />
        </div>
      )}
    </div>
  )
}
