import { useState } from 'react'
import type { Box } from '../../frame/frame-door.ts'
import { useCell } from '../cell.ts'
import { useAnswer } from '../session/use-session.ts'
import { usePerform } from '../use-perform.ts'
import { beside } from './beside.ts'
import { type ChosenVariable, variable } from './stage-cells.ts'

interface VariableCardProps {
  place: (box: Box) => Box
  room: { width: number; height: number }
}

const size = { width: 320, height: 150 }

/** What can be done with a variable in a text: another value everywhere, or words of its own here. */
export function VariableCard({ place, room }: VariableCardProps) {
  const chosen = useCell(variable)
  if (!chosen) return null
  return <Card key={chosen.name} chosen={chosen} at={beside(place(chosen.box), size, room)} />
}

function Card({ chosen, at }: { chosen: ChosenVariable; at: { left: number; top: number } }) {
  const pointer = `/site/variables/${chosen.name}`
  const written = useAnswer(['value', pointer], (session) => session.valueAt(pointer))
  const [value, setValue] = useState<string>()
  const perform = usePerform()
  const close = () => variable.set(undefined)
  const shown = value ?? (typeof written === 'string' ? written : '')
  const everywhere = async () => {
    close()
    const told = `“${shown}” stands now wherever “${chosen.name}” is shown.`
    if (shown !== written) await perform({ kind: 'set', pointer, value: shown }, told)
  }
  const here = async () => {
    close()
    const segment = chosen.text.segments[chosen.segment]
    if (segment)
      await perform({
        kind: 'write-out',
        pointer: chosen.text.pointer,
        start: segment.start,
        end: segment.end,
      })
  }
  return (
    <form
      aria-label={`Variable “${chosen.name}”`}
      className="absolute grid gap-3 w-80 p-4 rounded-lg border border-line bg-raised shadow-float pointer-events-auto z-10"
      style={at}
      onSubmit={(event) => {
        event.preventDefault()
        void everywhere()
      }}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <label className="grid gap-1">
        <span className="label">“{chosen.name}” stands in several places</span>
        <input
          className="input"
          value={shown}
          onChange={({ target }) => setValue(target.value)}
          // biome-ignore lint/a11y/noAutofocus: it opens at a click on the variable
          autoFocus
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="press-main">
          Change it everywhere
        </button>
        <button type="button" className="press" onClick={here}>
          Only here
        </button>
      </div>
    </form>
  )
}
