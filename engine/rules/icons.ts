import type { Format } from '../../schema/formats.ts'
import icon from '../../schema/generated/icon.schema.json' with { type: 'json' }
import { type Finding, finding } from '../findings/finding.ts'
import { didYouMean, suggest } from '../findings/suggest.ts'
import { eachField } from '../manifest/fields.ts'
import { setValue } from '../text/edits/set-value.ts'
import type { Path } from '../text/path.ts'
import type { Part } from './subject.ts'

const known = new Set(icon.enum)

const isIcon = (name: string) => known.has(name)

/** Icons that the set does not have: in their places visitors would see nothing. */
export function iconUnknown({ written, shape, path, source }: Part): Finding[] {
  const findings: Finding[] = []
  const look = (name: string, format: Format, at: Path) => {
    if (format !== 'icon' || isIcon(name)) return
    const message = `There is no icon "${name}", so visitors would see nothing in its place.`
    const hint = didYouMean(name, known, 'All icons are shown at lucide.dev/icons.')
    const near = suggest(name, known)
    const fix = near === undefined ? undefined : setValue(source, [...at], near)
    const place = source.placeOf([...at])
    findings.push(finding('value-unknown', place, message, hint, fix))
  }
  eachField(written, shape, look, [...path])
  return findings
}
