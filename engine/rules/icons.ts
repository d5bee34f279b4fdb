import icon from '../../schema/generated/icon.schema.json' with { type: 'json' }
import type { Finding } from '../findings/finding.ts'
import { didYouMean, suggest } from '../findings/suggest.ts'
import { eachField } from '../manifest/fields.ts'
import { setValue } from '../text/edits/set-value.ts'
import type { Subject } from './subject.ts'

const known = new Set(icon.enum)

/** Whether the icon set has an icon of this name. */
export const isIcon = (name: string) => known.has(name)

/** Icons that the set does not have: in their places visitors would see nothing. */
export function iconUnknown({ manifest, source }: Subject): Finding[] {
  const findings: Finding[] = []
  eachField(manifest, 'Manifest', (name, format, path) => {
    if (format !== 'icon' || isIcon(name)) return
    const message = `There is no icon "${name}", so visitors would see nothing in its place.`
    const hint = didYouMean(name, known, 'All icons are shown at lucide.dev/icons.')
    const near = suggest(name, known)
    const fix = near === undefined ? undefined : setValue(source, [...path], near)
    const at = source.placeOf([...path])
    findings.push(source.finding('value-unknown', at, message, hint, fix))
  })
  return findings
}
