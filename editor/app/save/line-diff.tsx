import { structuredPatch } from 'diff'

/** What differs between two texts, line by line, with a few lines around it. */
export function LineDiff({ before, after }: { before: string; after: string }) {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 2 })
  if (hunks.length === 0) return <p className="text-muted">Not one line differs.</p>
  return (
    <section
      className="overflow-auto border border-line rounded bg-raised"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      aria-label="Lines that differ"
    >
      {hunks.map(({ newStart, lines }) => (
        <pre
          key={newStart}
          className="m-0 py-2 font-mono text-xs leading-relaxed border-b border-line last:border-0 w-max min-w-full"
        >
          <span className="block px-3 text-muted">Line {newStart}</span>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one patch do not change their order
            <Line key={index} line={line} />
          ))}
        </pre>
      ))}
    </section>
  )
}

function Line({ line }: { line: string }) {
  if (line.startsWith('-'))
    return <del className="block px-3 bg-danger-soft text-danger no-underline">{line}</del>
  if (line.startsWith('+'))
    return <ins className="block px-3 bg-good-soft text-good no-underline">{line}</ins>
  return <span className="block px-3 text-muted">{line}</span>
}
