import type { HTMLAttributes } from 'react'
import type { ShownBlock } from '../../../engine/manifest/stages.ts'
import type { Part } from '../../frame/frame-door.ts'
import { firstWords, kindName } from '../blocks/block-names.ts'
import { Badge } from '../pages/badge.tsx'
import { hover } from '../stage/hover.ts'
import type { Counts } from './use-findings-by-block.ts'

interface BlockRowProps {
  block: ShownBlock
  index: number
  count: number
  isChosen: boolean
  findings: Counts | undefined
  drag: { from: number; to: number } | undefined
  handle: HTMLAttributes<HTMLElement>
  choose: (part: Part) => void
  /** It was chosen to be looked at: what lies above the page may go. */
  onChosen: () => void
}

/** A block in the outline: its kind, its first words, a handle to drag it by. */
export function BlockRow(props: BlockRowProps) {
  const { block, index, count, isChosen, findings, drag, handle, choose, onChosen } = props
  return (
    <li
      className={`group relative flex items-center pr-3 border-l-3 ${isChosen ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-accent-soft'} ${drag?.from === index ? 'opacity-50' : ''}`}
      onPointerEnter={() => hover(index)}
      onPointerLeave={() => hover(undefined)}
    >
      {drag && <DropLine drag={drag} index={index} />}
      <span
        {...handle}
        aria-hidden="true"
        className="grid place-items-center w-6 h-12 flex-none cursor-grab touch-none text-muted opacity-0 group-hover:opacity-100 [@media(hover:none)]:opacity-100"
      >
        <span className="i-lucide-grip-vertical" />
      </span>
      <button
        type="button"
        data-block-row
        className="flex-1 min-w-0 grid content-center min-h-12 pr-1 bg-transparent text-ink text-left cursor-pointer"
        aria-current={isChosen || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Control+D Delete"
        aria-description={`Block ${index + 1} of ${count}`}
        onClick={() => {
          choose(index)
          onChosen()
        }}
        onFocus={({ target }) => target.matches(':focus-visible') && !isChosen && choose(index)}
      >
        <span className="truncate text-[0.92rem] leading-snug">
          {firstWords(block) || kindName(block.type)}
        </span>
        <span className="truncate micro leading-snug">{kindName(block.type)}</span>
      </button>
      <Badge count={findings?.errors ?? 0} what="error" />
      <Badge count={findings?.warnings ?? 0} what="warning" />
    </li>
  )
}

/** Where the block that is dragged would get. */
function DropLine({ drag, index }: { drag: { from: number; to: number }; index: number }) {
  if (drag.to !== index || drag.to === drag.from) return null
  const edge = drag.to > drag.from ? 'bottom-0' : 'top-0'
  return <span className={`absolute inset-x-0 ${edge} h-0.5 bg-accent`} />
}
