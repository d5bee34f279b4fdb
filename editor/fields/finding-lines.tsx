import type { PlacedFinding } from '../document/session.ts'
import { useAct, useDesk } from './desk.tsx'
import { inWords } from './in-words.ts'
import { mendsOf } from './mends-of.ts'
import { worst } from './worst.ts'

/** What was found about a value itself; what is within it is told there. */
export function useFindings(pointer: string): PlacedFinding[] {
  return useDesk().view.findings.filter(({ at }) => at.pointer === pointer)
}

/** What was found about a value and all within it. */
function useFindingsWithin(pointer: string): PlacedFinding[] {
  const within = `${pointer}/`
  return useDesk().view.findings.filter(
    ({ at }) => at.pointer === pointer || at.pointer.startsWith(within),
  )
}

const looks = {
  error: { box: 'bg-danger-soft text-danger', icon: 'i-lucide-circle-alert' },
  warning: { box: 'bg-warn-soft text-warn', icon: 'i-lucide-triangle-alert' },
  hint: { box: 'bg-accent-soft text-ink', icon: 'i-lucide-lightbulb' },
}

/** Findings beside their field, each with what to do about it, by a button where there is a safe way. */
export function FindingLines({ id, findings }: { id: string; findings: PlacedFinding[] }) {
  return (
    <ul id={id} className="grid gap-1 list-none p-0 m-0">
      {findings.map((finding) => (
        <FindingLine key={`${finding.code} ${finding.message}`} finding={finding} />
      ))}
    </ul>
  )
}

function FindingLine({ finding }: { finding: PlacedFinding }) {
  const act = useAct()
  const { message, hint } = inWords(finding)
  const { box, icon } = looks[finding.severity]
  return (
    <li className={`${box} flex gap-2 rounded px-2.5 py-2 text-sm`}>
      <span className={`${icon} flex-none mt-0.5`} aria-hidden="true" />
      <span className="grid gap-1 justify-items-start min-w-0">
        <span>{message}</span>
        <span className="text-ink">{hint}</span>
        {mendsOf(finding).map(({ words, edit }) => (
          <button
            key={words}
            type="button"
            className="press"
            onClick={() => act({ kind: 'fix', edit })}
            aria-label={`${words}: ${message}`}
          >
            {words}
          </button>
        ))}
      </span>
    </li>
  )
}

/** How much was found about a value and all within it, in the color of the worst; nothing where that is nothing. */
export function FindingBadge({ pointer }: { pointer: string }) {
  const found = useFindingsWithin(pointer)
  if (found.length === 0) return null
  return (
    <span className={`flex-none rounded-full ${looks[worst(found)].box} text-xs px-2 py-0.5`}>
      {found.length}
      <span className="visually-hidden"> found here</span>
    </span>
  )
}
