import type { Format } from '../../schema/formats.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { eachField } from '../manifest/fields.ts'
import type { Path } from '../text/path.ts'
import type { Part } from './subject.ts'

/** What text of ordinary size needs (WCAG 2.2 SC 1.4.3). */
const least = 4.5

/** Colours in which the theme's text cannot be read by everyone. */
export function contrastTooLow(part: Part): Finding[] {
  const { written, shape, path, source } = part
  const poor = Object.entries(part.contrasts).filter(([, contrast]) => contrast < least)
  if (poor.length === 0) return []
  const contrasts = new Map(poor)
  const findings: Finding[] = []
  const look = (text: string, format: Format, at: Path) => {
    const contrast = format === 'colour' ? contrasts.get(text) : undefined
    if (contrast === undefined) return
    const message = `Text in "${text}" has a contrast of ${contrast.toFixed(2)}; many cannot read it below ${least}.`
    const hint = `Choose another colour, or change the theme's "${text}".`
    findings.push(finding('contrast-too-low', source.placeOf([...at]), message, hint))
  }
  eachField(written, shape, look, [...path])
  return findings
}
