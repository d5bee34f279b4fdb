import type { PlacedFinding, Session } from '../../document/session.ts'
import { describeIn } from '../../fields/describe.ts'
import { FindingCard } from '../findings/finding-card.tsx'
import { useAnswer } from '../session/use-session.ts'

interface FindingsHereProps {
  /** The address of the part that is chosen. */
  pointer: string
  findings: PlacedFinding[]
}

/** What was found about the part as a whole, or about what it lacks: the rest is told beside its field. */
export default function FindingsHere({ pointer, findings }: FindingsHereProps) {
  const places = [...new Set(findings.map(({ at }) => at.pointer))]
  const withoutField = useAnswer(['without-field', pointer, ...places], (session) =>
    placesWithoutField(session, places, pointer),
  )
  const told = findings.filter(({ at }) => withoutField?.includes(at.pointer))
  if (told.length === 0) return null
  return (
    <ul className="list-none p-0 px-5 pt-4 grid gap-2" aria-label="Findings">
      {told.map((finding) => (
        <li key={`${finding.code}${finding.at.pointer}${finding.message}`}>
          <FindingCard finding={finding} />
        </li>
      ))}
    </ul>
  )
}

/** Those of some addresses that no field of a part is shown for. */
export async function placesWithoutField(
  { valueAt }: Pick<Session, 'valueAt'>,
  places: string[],
  part: string,
): Promise<string[]> {
  const isShown = async (place: string) => {
    const field = await describeIn(valueAt, place)
    const isField = field !== undefined && field.kind !== 'constant' && place !== part
    return isField && (await valueAt(place)) !== undefined
  }
  const shown = await Promise.all(places.map(isShown))
  return places.filter((_, index) => !shown[index])
}
