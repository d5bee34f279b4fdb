import { type ReactNode, useId, useState } from 'react'
import { FindingBadge, FindingLines, useFindings } from './finding-lines.tsx'
import { FoldButton } from './fold-button.tsx'
import { useOpensFor } from './sought.ts'

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
  useOpensFor(pointer, () => setOpen(true))
  const findings = useFindings(pointer)
  return (
    <div className="border border-line rounded-lg bg-raised" data-pointer={pointer}>
      <div className="flex items-center gap-1 pr-1">
        <FoldButton
          className="row flex-1 min-w-0 px-2.5 text-sm font-semibold"
          isOpen={isOpen}
          controls={id}
          onToggle={() => setOpen(!isOpen)}
        >
          <span className="truncate">{title}</span>
          <FindingBadge pointer={pointer} />
        </FoldButton>
        {beside}
      </div>
      <div id={id} hidden={!isOpen} className="grid gap-4 p-3 border-t border-line">
        {isOpen && children}
        {findings.length > 0 && <FindingLines id={`${id}-found`} findings={findings} />}
      </div>
    </div>
  )
}
