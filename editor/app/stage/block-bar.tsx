import type { ShownBlock } from '../../../engine/manifest/stages.ts'
import { IconButton } from '../../fields/icon-button.tsx'
import type { Box } from '../../frame/frame-door.ts'
import { kindName } from '../blocks/block-names.ts'
import { useBlockActions } from '../blocks/use-block-actions.ts'

interface BlockBarProps {
  box: Box
  block: number
  blocks: ShownBlock[]
}

/** What can be done with the block that is chosen, at its upper edge. */
export function BlockBar({ box, block, blocks }: BlockBarProps) {
  const { move, duplicate, copy, remove } = useBlockActions()
  const name = kindName(blocks[block]?.type ?? '')
  const top = Math.max(4, box.y - 46)
  const isBelow = box.y + box.height < 0
  if (isBelow) return null
  return (
    <div
      role="toolbar"
      aria-label={`${name}, block ${block + 1} of ${blocks.length}`}
      className="absolute flex rounded-lg border border-line bg-raised shadow-float pointer-events-auto"
      style={{ right: `calc(100% - ${box.x + box.width - 8}px)`, top }}
    >
      <IconButton
        icon="i-lucide-arrow-up"
        label="Move up (Alt+↑)"
        onClick={() => move(block, block - 1)}
        disabled={block === 0}
      />
      <IconButton
        icon="i-lucide-arrow-down"
        label="Move down (Alt+↓)"
        onClick={() => move(block, block + 1)}
        disabled={block === blocks.length - 1}
      />
      <IconButton
        icon="i-lucide-copy-plus"
        label="Duplicate (Ctrl+D)"
        onClick={() => duplicate(block)}
      />
      <IconButton
        icon="i-lucide-clipboard-copy"
        label="Copy (Ctrl+C)"
        onClick={() => copy(block)}
      />
      <IconButton icon="i-lucide-trash-2" label="Delete (Del)" onClick={() => remove(block)} />
    </div>
  )
}
