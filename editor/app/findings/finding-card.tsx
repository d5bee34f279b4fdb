import type { PlacedFinding } from '../../document/session.ts'
import { inWords } from '../../fields/in-words.ts'
import { mendsOf } from '../../fields/mends-of.ts'
import { usePerform } from '../use-perform.ts'

const looks = {
  error: { ground: 'bg-danger-soft', icon: 'i-lucide-circle-alert text-danger', word: 'Error' },
  warning: { ground: 'bg-warn-soft', icon: 'i-lucide-triangle-alert text-warn', word: 'Warning' },
  hint: { ground: 'bg-accent-soft', icon: 'i-lucide-lightbulb text-accent', word: 'Hint' },
}

interface FindingCardProps {
  finding: PlacedFinding
  /** Leads to its place; absent where one stands there already. */
  onGo?: () => void
}

/** What was found, what to do about it, and a button that does it where there is a safe way. */
export function FindingCard({ finding, onGo }: FindingCardProps) {
  const perform = usePerform()
  const { ground, icon, word } = looks[finding.severity]
  const mends = mendsOf(finding)
  const { message, hint } = inWords(finding)
  return (
    <article className={`flex gap-3 rounded p-3 ${ground}`}>
      <span className={`flex-none mt-0.5 text-lg ${icon}`} role="img" aria-label={word} />
      <div className="min-w-0 grid gap-1.5">
        <p className="text-[0.92rem] leading-snug text-ink">{message}</p>
        <p className="text-sm leading-snug text-muted">{hint}</p>
        {(mends.length > 0 || onGo) && (
          <div className="flex flex-wrap gap-2 pt-1">
            {mends.map(({ words, edit }) => (
              <button
                key={words}
                type="button"
                className="press"
                onClick={() => perform({ kind: 'fix', edit }, 'Mended.')}
              >
                <span className="i-lucide-wand-sparkles" /> {words}
              </button>
            ))}
            {onGo && (
              <button type="button" className="press" onClick={onGo}>
                Show me
              </button>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
