import { type ReactNode, useId, useState } from 'react'
import { FindingBadge, FindingLines, useFindingCount, useFindings } from './finding-lines.tsx'

interface FoldProps {
  pointer: string
  title: string
  /** Whether it is open at first. */
  isOpen?: boolean
  beside?: ReactNode
  children: ReactNode
}

/** A part that folds; what is in it is rendered only when it is open. */
export function Fold({
  pointer,
  title,
  isOpen: isOpenAtFirst = false,
  beside,
  children,
}: FoldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const findings = useFindings(pointer)
  const count = useFindingCount(pointer)
  return (
    <div className="border border-line rounded-lg bg-raised" data-pointer={pointer}>
      <div className="flex items-center gap-1 pr-1">
        <button
          type="button"
          className="row flex-1 min-w-0 px-2.5 text-left text-sm font-semibold bg-transparent text-ink cursor-pointer"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span
            className={`${isOpen ? 'i-lucide-chevron-down' : 'i-lucide-chevron-right'} flex-none`}
            aria-hidden="true"
          />
          <span className="truncate">{title}</span>
          {count > 0 && <FindingBadge count={count} />}
        </button>
        {beside}
      </div>
      <div id={id} hidden={!isOpen} className="grid gap-4 p-3 border-t border-line">
        {isOpen && children}
        {findings.length > 0 && <FindingLines id={`${id}-found`} findings={findings} />}
      </div>
    </div>
  )
}
