import type { KeyboardEvent } from 'react'
import { IconButton } from '../icon-button.tsx'
import type { useDrag } from './use-drag.ts'

export type Arrow = 'up' | 'down' | 'left' | 'right'

const arrows = new Map<string, Arrow>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
])

interface MoveHandleProps {
  /** What it moves and where that stands, for screen readers. */
  label: string
  /** Told of each arrow key. */
  onArrow: (arrow: Arrow) => void
  drag: ReturnType<ReturnType<typeof useDrag>['handle']>
}

/** What an item is dragged by; with the focus on it, the arrow keys move the item. */
export function MoveHandle({ label, onArrow, drag }: MoveHandleProps) {
  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows.get(event.key)
    if (!arrow) return
    event.preventDefault()
    onArrow(arrow)
  }
  return (
    <IconButton
      data-handle
      className="w-8! cursor-grab! touch-none text-muted"
      icon="i-lucide-grip-vertical"
      label={label}
      title="Drag, or press the arrow keys"
      onKeyDown={onKeyDown}
      {...drag}
    />
  )
}

type Dragged = ReturnType<typeof useDrag>['drag']

/** How an item looks while one is dragged: a line shows where that would go. */
export function dropLook(drag: Dragged, index: number): string {
  if (drag?.from === index) return 'border-line opacity-60'
  if (drag?.to !== index) return 'border-line'
  return drag.to < drag.from
    ? 'border-line border-t-accent! border-t-3!'
    : 'border-line border-b-accent! border-b-3!'
}
