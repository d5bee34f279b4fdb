import { useRef, useState } from 'react'
import { pointerOf } from '../../../engine/text/source.ts'
import { IconButton } from '../../fields/icon-button.tsx'
import { useDrag } from '../../fields/list/use-drag.ts'
import type { Part } from '../../frame/frame-door.ts'
import { useGoTo, usePage, usePart } from '../address.ts'
import { listOf } from '../blocks/addresses.ts'
import { useBlockActions } from '../blocks/use-block-actions.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { sought } from '../side/sought.ts'
import { door } from '../stage/stage-cells.ts'
import { usePreview } from '../stage/use-shown-page.ts'
import type { BlockItem } from './block-items.ts'
import { BlockRow } from './block-row.tsx'
import { onTreeKey } from './tree-keys.ts'
import { useFindingsWithin } from './use-findings-within.ts'

/** The blocks of the page that is shown, in their order, with what is in them and what surrounds them. */
export function Outline({ onChosen }: { onChosen: () => void }) {
  const page = usePage()
  const part = usePart()
  const count = usePreview()?.page.blocks.length ?? 0
  const open = useOpenDialog()
  const choose = useChoose()
  return (
    <section
      aria-label="Outline of the page"
      className="flex flex-col flex-[1_1_55%] min-h-0 border-t border-line"
      data-tour="outline"
    >
      <div className="flex items-center pl-4 pr-2 pt-1">
        <h2 className="title text-lg flex-1">On this page</h2>
        <IconButton
          icon="i-lucide-plus text-lg"
          label="Add a block at the end"
          onClick={() =>
            page && open({ dialog: 'gallery', about: { list: listOf(page.key), index: count } })
          }
        />
      </div>
      <div className="relative flex-1 min-h-0 overflow-auto pb-3">
        <Surround
          part="header"
          words="Header and menu"
          isChosen={part === 'header'}
          choose={choose}
        />
        <Blocks key={page?.key} choose={choose} onChosen={onChosen} />
        <Surround part="footer" words="Footer" isChosen={part === 'footer'} choose={choose} />
      </div>
    </section>
  )
}

type Choose = (part: Part, item?: BlockItem) => void

/** Shows a part of the page, or something in it, on the page and among the fields. */
function useChoose(): Choose {
  const key = usePage()?.key
  const origins = usePreview()?.origins
  const goTo = useGoTo()
  return (part, item) => {
    goTo(key, part, true)
    const isShown = item !== undefined && key !== undefined && typeof part === 'number'
    const text = isShown ? { shown: key, path: ['blocks', part, ...item.wordsPath] } : undefined
    door.get()?.reveal(part, text)
    if (isShown) sought.set(`${origins?.[part]}${pointerOf(item.path)}`)
  }
}

/** The blocks as a tree: arrow keys go through it, open and close. */
function Blocks({ choose, onChosen }: { choose: Choose; onChosen: () => void }) {
  const part = usePart()
  const { page, origins = [] } = usePreview() ?? {}
  const blocks = page?.blocks ?? []
  const { move } = useBlockActions()
  const findings = useFindingsWithin(origins)
  const list = useRef<HTMLDivElement>(null)
  const { drag, handle } = useDrag(list, ({ from, to }) => void move(from, to))
  const [opened, setOpened] = useState<number[]>([])
  const toggle = (index: number) =>
    setOpened((all) =>
      all.includes(index) ? all.filter((each) => each !== index) : [...all, index],
    )
  return (
    <div
      ref={list}
      role="tree"
      aria-label="Blocks of the page"
      onKeyDown={(event) => onTreeKey(event, ({ dataset }) => toggle(Number(dataset.block)))}
    >
      {blocks.map((block, index) => (
        <BlockRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may be alike, and rows keep nothing of their own
          key={index}
          block={block}
          index={index}
          count={blocks.length}
          isChosen={part === index}
          isOpen={opened.includes(index)}
          isEntry={typeof part === 'number' ? part === index : index === 0}
          findings={findings[index] ?? []}
          drag={drag}
          handle={handle(index)}
          choose={(item) => choose(index, item)}
          toggle={() => toggle(index)}
          onChosen={onChosen}
        />
      ))}
    </div>
  )
}

interface SurroundProps {
  part: Part
  words: string
  isChosen: boolean
  choose: Choose
}

function Surround({ part, words, isChosen, choose }: SurroundProps) {
  return (
    <button
      type="button"
      className={`flex items-center w-full min-h-10 pl-4 pr-3 text-left text-sm cursor-pointer border-l-3 ${isChosen ? 'border-accent bg-accent-soft text-ink' : 'border-transparent bg-transparent text-muted hover:bg-accent-soft'}`}
      aria-current={isChosen || undefined}
      onClick={() => choose(part)}
    >
      {words}
    </button>
  )
}
