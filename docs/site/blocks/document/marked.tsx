import { each } from 'broadsheet/ui/each.ts'
import { Inline } from 'broadsheet/ui/inline.tsx'

/** Sentences with links, bold words, and code between backticks, in which a backslash stands before signs. */
export function Marked({ text }: { text: string }) {
  const pieces = text.split(/(`[^`]+`)/)
  return each(pieces, (piece) =>
    piece.startsWith('`') ? (
      <code>{piece.slice(1, -1).replaceAll(/\\(.)/gs, '$1')}</code>
    ) : (
      <Inline text={piece} />
    ),
  )
}
