import type { SyntheticEvent } from 'react'
import type { BlockItem } from './block-items.ts'
import { FindingBadges } from './finding-badges.tsx'
import { isPress } from './tree-keys.ts'
import type { FindingWithin } from './use-findings-within.ts'

interface ItemRowProps {
  item: BlockItem
  index: number
  count: number
  findings: FindingWithin[]
  choose: () => void
  /** It was chosen to be looked at. */
  onChosen: () => void
}

/** Something in a block, in the outline. */
export function ItemRow({
  item: { words },
  index,
  count,
  findings,
  choose,
  onChosen,
}: ItemRowProps) {
  const press = (event: SyntheticEvent) => {
    event.stopPropagation()
    choose()
    onChosen()
  }
  return (
    <div
      role="treeitem"
      tabIndex={-1}
      aria-level={2}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-label={findings.length > 0 ? `${words}, ${findings.length} found here` : words}
      className="flex items-center min-h-9 pl-12 pr-3 text-sm cursor-pointer hover:bg-accent-soft"
      onClick={press}
      onKeyDown={(event) => isPress(event) && press(event)}
      onFocus={(event) => {
        event.stopPropagation()
        if (event.target.matches(':focus-visible')) choose()
      }}
    >
      <span className="flex-1 truncate">{words}</span>
      <FindingBadges findings={findings} />
    </div>
  )
}
