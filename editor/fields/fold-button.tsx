import type { ReactNode } from 'react'

interface FoldButtonProps {
  isOpen: boolean
  onToggle: () => void
  className: string
  /** The id of what it opens. */
  controls?: string
  children: ReactNode
}

/** What opens and closes a part, with an arrow that says which of both. */
export function FoldButton({ isOpen, onToggle, className, controls, children }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={`bg-transparent text-ink text-left cursor-pointer ${className}`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span
        className={`${isOpen ? 'i-lucide-chevron-down' : 'i-lucide-chevron-right'} flex-none`}
        aria-hidden="true"
      />
      {children}
    </button>
  )
}
