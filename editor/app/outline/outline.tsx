import { type KeyboardEvent, useRef } from 'react'
import { IconButton } from '../../fields/icon-button.tsx'
import { useDrag } from '../../fields/list/use-drag.ts'
import type { Part } from '../../frame/frame-door.ts'
import { useGoTo, usePage, usePart } from '../address.ts'
import { listOf } from '../blocks/addresses.ts'
import { useBlockActions } from '../blocks/use-block-actions.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { door } from '../stage/stage-cells.ts'
import { usePreview } from '../stage/use-shown-page.ts'
import { BlockRow } from './block-row.tsx'
import { useFindingsByBlock } from './use-findings-by-block.ts'

/** The blocks of the page that is shown, in their order, with what surrounds them. */
export function Outline({ onChosen }: { onChosen: () => void }) {
  const page = usePage()
  const part = usePart()
  const blocks = usePreview()?.page.blocks ?? []
  const goTo = useGoTo()
  const open = useOpenDialog()
  const { move } = useBlockActions()
  const findings = useFindingsByBlock()
  const list = useRef<HTMLOListElement>(null)
  const { drag, handle } = useDrag(list, ({ from, to }) => void move(from, to))
  const choose = (chosen: Part) => {
    goTo(page?.key, chosen, true)
    door.get()?.reveal(chosen)
  }
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step && !altKey && !ctrlKey && !metaKey) focusNext(step)
  }
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
            page &&
            open({ dialog: 'gallery', about: { list: listOf(page.key), index: blocks.length } })
          }
        />
      </div>
      <div className="flex-1 min-h-0 overflow-auto pb-3">
        <Surround
          part="header"
          words="Header and menu"
          isChosen={part === 'header'}
          choose={choose}
        />
        <ol ref={list} className="list-none p-0" onKeyDown={onKeyDown}>
          {blocks.map((block, index) => (
            <BlockRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may be alike, and rows keep nothing of their own
              key={index}
              block={block}
              index={index}
              count={blocks.length}
              isChosen={part === index}
              findings={findings.get(index)}
              drag={drag}
              handle={handle(index)}
              choose={choose}
              onChosen={onChosen}
            />
          ))}
        </ol>
        <Surround part="footer" words="Footer" isChosen={part === 'footer'} choose={choose} />
      </div>
    </section>
  )
}

/** Moves the focus among the rows. */
function focusNext(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-block-row]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  rows[at + step]?.focus()
}

interface SurroundProps {
  part: Part
  words: string
  isChosen: boolean
  choose: (part: Part) => void
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
