import { createCell, useCell } from './cell.ts'

const said = createCell('')

/** Says something to screen readers alone: what keys have moved, and where it stands now. */
export function announce(sentence: string): void {
  said.set(said.get() === sentence ? `${sentence}\u00a0` : sentence) // the same words again are said again
}

/** The region that is read aloud when it changes. */
export function Announcer() {
  return (
    <div className="visually-hidden top-0" role="status">
      {useCell(said)}
    </div>
  )
}
