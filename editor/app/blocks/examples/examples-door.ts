import type { ShownBlock } from '../../../../engine/manifest/stages.ts'

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
  colour: string
  theme: 'light' | 'dark'
}

declare global {
  interface Window {
    broadsheetExamples?: ExamplesHost
  }
}
