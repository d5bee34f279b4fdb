import type { Box, Part } from '../../frame/frame-door.ts'
import { usePart } from '../address.ts'
import { partName } from '../blocks/block-names.ts'
import { useCell } from '../cell.ts'
import { BlockBar } from './block-bar.tsx'
import { hovered } from './hover.ts'
import { Insert } from './insert.tsx'
import { door as doorCell, moved, typing as typingCell } from './stage-cells.ts'
import { TypingBar } from './typing-bar.tsx'
import { usePreview } from './use-shown-page.ts'
import { VariableCard } from './variable-card.tsx'

interface OverlayProps {
  /** How small the page is drawn. */
  scale: number
  /** Where it begins, in the screen's pixels. */
  left: number
  /** The room around it. */
  room: { width: number; height: number }
}

/** Lines and buttons above the page: around the part under the pointer and the one that is chosen. */
export function Overlay({ scale, left, room }: OverlayProps) {
  useCell(moved)
  const door = useCell(doorCell)
  const over = useCell(hovered)
  const typing = useCell(typingCell)
  const preview = usePreview()
  const part = usePart()
  const blocks = preview?.page.blocks ?? []
  const onScreen = (box: Box | undefined) => box && placed(box, scale, left)
  const boxOf = (of: Part | undefined) => (of === undefined ? undefined : onScreen(door?.boxOf(of)))
  const chosen = boxOf(part)
  const under = over === part ? undefined : boxOf(over)
  const near = typeof over === 'number' ? over : part
  const nearBox = near === part ? chosen : under
  return (
    <div className="absolute inset-y-0 right-0 -left-9 overflow-clip pointer-events-none">
      <div className="absolute inset-y-0 right-0 left-9">
        {under && over !== undefined && (
          <Outline box={under} name={partName(over, blocks)} isQuiet />
        )}
        {chosen && part !== undefined && <Outline box={chosen} name={partName(part, blocks)} />}
        {typeof near === 'number' && near < blocks.length && nearBox && !typing && (
          <Insert box={nearBox} block={near} height={room.height} />
        )}
        {chosen && typeof part === 'number' && part < blocks.length && !typing && (
          <BlockBar box={chosen} block={part} blocks={blocks} />
        )}
        {typing && <TypingBar typing={typing} box={placed(typing.box, scale, left)} room={room} />}
        <VariableCard place={(box) => placed(box, scale, left)} room={room} />
      </div>
    </div>
  )
}

function placed({ x, y, width, height }: Box, scale: number, left: number): Box {
  return { x: x * scale + left, y: y * scale, width: width * scale, height: height * scale }
}

function Outline({ box, name, isQuiet = false }: { box: Box; name: string; isQuiet?: boolean }) {
  return (
    <div
      className={`absolute border-accent ${isQuiet ? 'border border-dashed' : 'border-2'}`}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
    >
      <span
        className="absolute -left-px px-2 py-0.5 bg-accent text-paper text-xs font-semibold rounded-t"
        style={{ top: box.y > 24 ? -22 : Math.max(0, -box.y) }}
        aria-hidden="true"
      >
        {name}
      </span>
    </div>
  )
}
