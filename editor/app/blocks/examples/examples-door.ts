import type { ShownBlock } from '../../../../engine/manifest/stages.ts'
import type { Colour, Theme } from '../../../../schema/generated/manifest.js'

/** What the frame with the examples asks of the gallery around it. */
interface ExamplesHost {
  connect(door: ExamplesDoor): void
  onChosen(block: ShownBlock): void
  /** Escape was pressed. */
  onLeave(): void
}

/** What the gallery asks of the frame. */
export interface ExamplesDoor {
  /** Shows the examples of these kinds of block, in the site's colour, by day or by night. */
  show(shown: ShownExamples): void
}

export interface ShownExamples {
  types: string[]
  language: string
  /** That of the page; none where neither it nor the site names one. */
  colour: Colour | undefined
  /** The site's look. */
  look: Theme | undefined
  theme: 'light' | 'dark'
}

declare global {
  interface Window {
    broadsheetExamples?: ExamplesHost
  }
}
