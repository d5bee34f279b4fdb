import type { HTMLAttributes } from 'react'
import type { ShownBlock } from '../../../engine/manifest/stages.ts'
import { firstWords, kindName } from '../blocks/block-names.ts'
import { hover } from '../stage/hover.ts'
import { type BlockItem, itemsOf } from './block-items.ts'
import { FindingBadges } from './finding-badges.tsx'
import { ItemRow } from './item-row.tsx'
import { isPress } from './tree-keys.ts'
import type { FindingWithin } from './use-findings-within.ts'

interface BlockRowProps {
  block: ShownBlock
  index: number
  count: number
  isChosen: boolean
  isOpen: boolean
  /** Whether the keyboard comes to this row first. */
  isEntry: boolean
  /** What was found about the block and all in it. */
  findings: FindingWithin[]
  drag: { from: number; to: number } | undefined
  handle: HTMLAttributes<HTMLElement>
  choose: (item?: BlockItem) => void
  toggle: () => void
  /** It was chosen to be looked at: what lies above the page may go. */
  onChosen: () => void
}

/** A block in the outline: its kind, its first words, a handle to drag it by; opened, what is in it. */
export function BlockRow(props: BlockRowProps) {
  const { block, index, count, isChosen, isOpen, findings, drag, choose, onChosen } = props
  const items = itemsOf(block)
  const words = firstWords(block) || kindName(block.type)
  const isUnder = ({ path }: BlockItem) => {
    const address = `/${path.join('/')}`
    return findings.filter(({ within }) => within === address || within.startsWith(`${address}/`))
  }
  const press = () => {
    choose()
    onChosen()
  }
  return (
    <div
      role="treeitem"
      tabIndex={props.isEntry ? 0 : -1}
      data-block={index}
      aria-level={1}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-selected={isChosen}
      aria-expanded={items.length > 0 ? isOpen : undefined}
      aria-label={`${words}, ${kindName(block.type)}${findings.length > 0 ? `, ${findings.length} found here` : ''}`}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Control+D Delete"
      className={`relative border-l-3 ${isChosen ? 'border-accent' : 'border-transparent'} ${drag?.from === index ? 'opacity-50' : ''}`}
      onPointerEnter={() => hover(index)}
      onPointerLeave={() => hover(undefined)}
      onClick={press}
      onKeyDown={(event) => isPress(event) && press()}
      onFocus={({ target }) => target.matches(':focus-visible') && !isChosen && choose()}
    >
      {drag && <DropLine drag={drag} index={index} />}
      <Head {...props} words={words} hasItems={items.length > 0} />
      {isOpen && items.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: what is in a row of a tree, which no element says
        <div role="group">
          {items.map((item, number) => (
            <ItemRow
              key={item.path.join('/')}
              item={item}
              index={number}
              count={items.length}
              findings={isUnder(item)}
              choose={() => choose(item)}
              onChosen={onChosen}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** The row itself; what can be done with it by the pointer alone, keys do otherwise. */
function Head(props: BlockRowProps & { words: string; hasItems: boolean }) {
  const { block, isChosen, isOpen, findings, handle, toggle, words, hasItems } = props
  return (
    <div
      className={`group flex items-center pr-3 cursor-pointer ${isChosen ? 'bg-accent-soft' : 'hover:bg-accent-soft'}`}
    >
      <span
        {...handle}
        data-drag
        aria-hidden="true"
        className="grid place-items-center w-6 h-12 flex-none cursor-grab touch-none text-muted opacity-0 group-hover:opacity-100 [@media(hover:none)]:opacity-100"
      >
        <span className="i-lucide-grip-vertical" />
      </span>
      <span className="flex-1 min-w-0 grid content-center min-h-12 pr-1">
        <span className="truncate text-[0.92rem] leading-snug">{words}</span>
        <span className="truncate micro leading-snug">{kindName(block.type)}</span>
      </span>
      <FindingBadges findings={findings} />
      {hasItems && (
        <span
          aria-hidden="true"
          className="grid place-items-center w-8 h-10 flex-none text-muted"
          data-toggle
          onClick={(event) => {
            event.stopPropagation()
            toggle()
          }}
        >
          <span className={isOpen ? 'i-lucide-chevron-down' : 'i-lucide-chevron-right'} />
        </span>
      )}
    </div>
  )
}

/** Where the block that is dragged would get. */
function DropLine({ drag, index }: { drag: { from: number; to: number }; index: number }) {
  if (drag.to !== index || drag.to === drag.from) return null
  const edge = drag.to > drag.from ? 'bottom-0' : 'top-0'
  return <span className={`absolute inset-x-0 ${edge} h-0.5 bg-accent`} />
}
