import { Popover } from '@ark-ui/react/popover'
import type { Box, Typing } from '../../frame/frame-door.ts'
import { useCell } from '../cell.ts'
import { LinkPicker } from '../links/link-picker.tsx'
import { door, linking } from './stage-cells.ts'

/** Bold and link for the words that are selected, above the text that is being typed into. */
export function TypingBar({ typing, box }: { typing: Typing; box: Box }) {
  const isLinking = useCell(linking)
  const setLinking = linking.set
  if (typing.text.format !== 'inline') return null
  const format = door.get()?.format
  return (
    <div
      role="toolbar"
      aria-label="Words that are selected"
      className="absolute flex rounded-lg border border-line bg-raised shadow-float pointer-events-auto"
      style={{ left: Math.max(4, box.x), top: Math.max(4, box.y - 50) }}
    >
      <button
        type="button"
        className="press-icon aria-pressed:bg-accent-soft!"
        aria-label="Bold (Ctrl+B)"
        title="Bold (Ctrl+B)"
        aria-pressed={typing.isBold}
        disabled={!typing.hasSelection}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => format?.('bold')}
      >
        <span className="i-lucide-bold" />
      </button>
      <Popover.Root
        open={isLinking}
        onOpenChange={({ open }) => setLinking(open)}
        portalled={false}
      >
        <Popover.Trigger
          className="press-icon aria-pressed:bg-accent-soft!"
          aria-label="Link (Ctrl+K)"
          title="Link (Ctrl+K)"
          aria-pressed={typing.href !== undefined}
          disabled={!typing.hasSelection && typing.href === undefined}
          onPointerDown={(event) => event.preventDefault()}
        >
          <span className="i-lucide-link" />
        </Popover.Trigger>
        <Popover.Positioner>
          <Popover.Content className="w-80 p-3 rounded-lg border border-line bg-raised shadow-float z-10">
            <LinkPicker
              href={typing.href ?? ''}
              onPicked={(href) => {
                setLinking(false)
                format?.({ link: href })
              }}
            />
          </Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
    </div>
  )
}
