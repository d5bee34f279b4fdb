import { type ReactNode, useState } from 'react'
import type { Action } from '../../schema/generated/manifest.js'
import './action.css'
import './foreign-frame.css'

interface ForeignFrameProps {
  name: string
  src: string
  shape?: 'wide' | 'square' | 'tall' | undefined
  consent: string
  show: string
  link: Action
  /** What stands in its place before. */
  children?: ReactNode
}

/** A page of another site, of which nothing is asked before the visitor has read from where it comes and agreed. */
export function ForeignFrame({
  name,
  src,
  shape = 'wide',
  consent,
  show,
  link,
  children,
}: ForeignFrameProps) {
  const [isShown, setShown] = useState(false)
  if (isShown)
    return (
      <div className="foreign-frame" data-shape={shape}>
        <iframe
          ref={(frame) => frame?.focus()} // the button that had the focus is gone
          title={name}
          src={src}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
        />
      </div>
    )
  return (
    <div className="foreign-frame" data-shape={shape}>
      {children}
      <div className="foreign-consent">
        <strong>{name}</strong>
        <p>{consent.replaceAll('#', hostOf(src))}</p>
        <button type="button" className="button" onClick={() => setShown(true)}>
          {show}
        </button>
        <a href={link.href}>{link.label}</a>
      </div>
    </div>
  )
}

/** In the editor an address may be half written. */
const hostOf = (src: string) => /^https:\/\/([^/?#]+)/.exec(src)?.[1] ?? '…'
