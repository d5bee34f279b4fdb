import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { eachField } from '../../../engine/manifest/fields.ts'
import { segmentsOf } from '../../../engine/manifest/tokens.ts'
import { pointerOf } from '../../../engine/text/source.ts'
import { valueAt } from '../act/plan.ts'
import type { Use } from '../session.ts'
import { pageOf } from './page-of.ts'
import { whereOf } from './placed-findings.ts'

/** All places that name a variable, a shared block or a picture, in the order of the text. */
export function uses(analysis: Analysis, of: Use['of']): Use[] {
  const variables = analysis.globals?.context.variables ?? {}
  const found: Use[] = []
  eachField(valueAt(analysis.source, []), 'Manifest', (text, format, path) => {
    for (const name of namesIn()) {
      const page = pageOf(path)
      const where = whereOf(path, analysis)
      found.push({ of, name, pointer: pointerOf(path), where, ...(page !== undefined && { page }) })
    }

    function namesIn(): Iterable<string> {
      if (of !== 'variable') return format === of ? [text] : []
      if (format === 'variable' || !text.includes('{')) return []
      const segments = segmentsOf(text, variables)
      return new Set(segments.flatMap((each) => (each.kind === 'variable' ? [each.name] : [])))
    }
  })
  return found
}
