import type { ButtonHTMLAttributes } from 'react'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The class of a Lucide icon, with what else it wears. */
  icon: string
  /** What it does: read aloud, and shown beside the pointer unless `title` says it otherwise. */
  label: string
}

/** A button that shows a sign instead of words. */
export function IconButton({ icon, label, title = label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`press-icon ${className ?? ''}`}
      aria-label={label}
      title={title}
      {...rest}
    >
      <span className={icon} aria-hidden="true" />
    </button>
  )
}
