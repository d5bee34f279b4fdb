import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findingCodes } from '../findings/finding.ts'
import { printFindings } from '../findings/report.ts'
import { analyse } from './analyse.ts'

const fixtures = join(import.meta.dirname, '../fixtures')
/** What the fixtures' pictures and colours are taken to be. */
const options = {
  pictureAt: (src: string) =>
    src.includes('missing') ? ('missing' as const) : { width: 1200, height: 630 },
  hasFont: (name: string) => !name.includes('missing'),
}
/** These have no manifest as their cause alone: they are tested beside what finds them. */
const elsewhere = [
  'file-unreadable',
  'link-external-broken',
  'built-reference-broken',
  'host-limit',
]

describe('a broken manifest', () => {
  const folder = join(fixtures, 'broken')
  const broken = readdirSync(folder).filter((name) => name.endsWith('.json'))

  test.each(broken)('%s is reported word for word', (name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const report = readFileSync(join(folder, name.replace('.json', '.txt')), 'utf8')
    expect(printFindings(analyse(name, text, options).findings, text)).toBe(report)
  })

  test.each(findingCodes.filter((code) => !elsewhere.includes(code)))(
    'there is one for %s',
    (code) => {
      const reports = broken.filter((name) => name.startsWith(code))
      const found = reports.flatMap((name) =>
        analyse(name, readFileSync(join(folder, name), 'utf8'), options).findings.map(
          ({ code }) => code,
        ),
      )
      expect(found).toContain(code)
    },
  )
})
