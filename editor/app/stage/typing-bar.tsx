import { Suspense } from 'react'
import { IconButton } from '../../fields/icon-button.tsx'
import { onDemand } from '../../fields/on-demand.tsx'
import type { Box, Typing } from '../../frame/frame-door.ts'
import { useCell } from '../cell.ts'
import { beside } from './beside.ts'
import { door, linking } from './stage-cells.ts'

const LinkPicker = onDemand(() => import('../links/link-picker.tsx'))

interface TypingBarProps {
  typing: Typing
  box: Box
  room: { width: number; height: number }
}

const cardSize = { width: 320, height: 150 }

/** Bold and link for the words that are selected, above the text that is being typed into; where else it is shown. */
export function TypingBar({ typing, box, room }: TypingBarProps) {
  const isLinking = useCell(linking)
  const { alsoOn, format } = typing
  const isRich = format === 'inline'
  if (!isRich && alsoOn.length === 0) return null
  return (
    <>
      <div
        className="absolute flex items-center min-h-10 rounded-lg border border-line bg-raised shadow-float pointer-events-auto"
        style={{ left: Math.max(4, box.x), top: Math.max(4, box.y - 50) }}
      >
        {isRich && <Tools typing={typing} isLinking={isLinking} />}
        {alsoOn.length > 0 && (
          <p className="px-3 text-sm text-muted" title={alsoOn.join(', ')}>
            Also shown on {alsoOn.length === 1 ? alsoOn[0] : `${alsoOn.length} other pages`}
          </p>
        )}
      </div>
      {isRich && isLinking && (
        <LinkCard href={typing.href ?? ''} at={beside(box, cardSize, room)} />
      )}
    </>
  )
}

function Tools({ typing, isLinking }: { typing: Typing; isLinking: boolean }) {
  return (
    <div role="toolbar" aria-label="Words that are selected" className="flex">
      <Tool
        icon="i-lucide-bold"
        label="Bold (Ctrl+B)"
        isPressed={typing.isBold}
        isOff={!typing.hasSelection}
        onClick={() => door.get()?.format('bold')}
      />
      <Tool
        icon="i-lucide-link"
        label="Link (Ctrl+K)"
        isPressed={typing.href !== undefined}
        isOff={!typing.hasSelection && typing.href === undefined}
        onClick={() => linking.set(!isLinking)}
      />
    </div>
  )
}

interface ToolProps {
  icon: string
  label: string
  isPressed: boolean
  isOff: boolean
  onClick: () => void
}

/** Pressed without taking the focus from the text. */
function Tool({ icon, label, isPressed, isOff, onClick }: ToolProps) {
  return (
    <IconButton
      className="aria-pressed:bg-accent-soft!"
      {...{ icon, label, onClick }}
      aria-pressed={isPressed}
      disabled={isOff}
      onPointerDown={(event) => event.preventDefault()}
    />
  )
}

function LinkCard({ href, at }: { href: string; at: { left: number; top: number } }) {
  return (
    <section
      aria-label="Link"
      className="absolute w-80 p-3 rounded-lg border border-line bg-raised shadow-float pointer-events-auto"
      style={at}
      onKeyDown={({ key }) => key === 'Escape' && linking.set(false)}
    >
      <Suspense>
        <LinkPicker
          href={href}
          onPicked={(picked) => {
            linking.set(false)
            door.get()?.format({ link: picked })
          }}
        />
      </Suspense>
    </section>
  )
}
