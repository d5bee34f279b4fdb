import { useState } from 'react'
import type { Severity } from '../../../engine/findings/finding.ts'
import { counted } from '../../../engine/text/counted.ts'
import type { PlacedFinding } from '../../document/session.ts'
import type { DialogProps } from '../dialogs.tsx'
import { Sheet } from '../screen/sheet.tsx'
import { useView } from '../session/use-session.ts'
import { useGoToPlace } from '../use-go-to-place.ts'
import { usePerform } from '../use-perform.ts'
import { FindingCard } from './finding-card.tsx'

const kinds: { severity: Severity; title: string; words: string }[] = [
  {
    severity: 'error',
    title: 'Errors',
    words: 'Something is broken for visitors. The site is not published before they are mended.',
  },
  { severity: 'warning', title: 'Warnings', words: 'Something costs visitors or search results.' },
  { severity: 'hint', title: 'Hints', words: 'Matters of taste.' },
]

/** All that was found, by weight and place. */
export default function FindingsDialog({ close }: DialogProps<'findings'>) {
  const findings = useView((view) => view.findings)
  const [shown, setShown] = useState<Severity>(
    kinds.find(({ severity }) => findings.some((finding) => finding.severity === severity))
      ?.severity ?? 'error',
  )
  const of = (severity: Severity) => findings.filter((finding) => finding.severity === severity)
  const { words } = kinds.find(({ severity }) => severity === shown) ?? { words: '' }
  return (
    <Sheet title="Findings" lead="What was found wrong, or could be better." close={close}>
      <fieldset className="flex gap-1 mb-4" aria-label="Kind of finding">
        {kinds.map(({ severity, title }) => (
          <button
            key={severity}
            type="button"
            className="press-quiet aria-pressed:bg-accent-soft!"
            aria-pressed={shown === severity}
            onClick={() => setShown(severity)}
          >
            {title} <span className="micro">{of(severity).length}</span>
          </button>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3 mb-4">
        <p className="flex-1 text-sm text-muted">
          {of(shown).length > 0 ? words : 'Nothing of this kind.'}
        </p>
        <FixAll findings={of(shown)} />
      </div>
      <Groups findings={of(shown)} close={close} />
    </Sheet>
  )
}

/** Mends all that can be mended safely, as one step. */
function FixAll({ findings }: { findings: PlacedFinding[] }) {
  const perform = usePerform()
  const fixes = findings.flatMap(({ fix }) => (fix ? [{ kind: 'fix' as const, edit: fix }] : []))
  if (fixes.length < 2) return null
  return (
    <button
      type="button"
      className="press"
      onClick={() =>
        perform(fixes, `${counted(fixes.length, 'finding was', 'findings were')} mended.`)
      }
    >
      <span className="i-lucide-wand-sparkles" /> Mend {fixes.length} of them
    </button>
  )
}

function Groups({ findings, close }: { findings: PlacedFinding[]; close: () => void }) {
  const goToPlace = useGoToPlace()
  const groups = Map.groupBy(findings, ({ where }) => where)
  return (
    <div className="grid gap-6">
      {[...groups].map(([where, group]) => (
        <section key={where} className="grid gap-2" aria-label={where}>
          <h3 className="title text-lg">{where}</h3>
          {group.map((finding) => (
            <FindingCard
              key={`${finding.code}${finding.at.pointer}${finding.message}`}
              finding={finding}
              onGo={() => {
                close()
                goToPlace(finding.at.pointer, finding.page, finding.block)
              }}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
