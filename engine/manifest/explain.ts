import type { SchemaError } from '../../schema/generated/manifest.js'
import { explanations } from './explain/explanations.ts'
import { explainFault } from './explain/faults.ts'
import { byPlace, type Finding } from './finding.ts'
import type { Source } from './source.ts'
import { suggest } from './suggest.ts'

/** Turns violations of the schema into findings, in the order of the text. */
export function explainSchemaErrors(errors: SchemaError[], source: Source): Finding[] {
  return withoutEchoes(errors)
    .flatMap((error) => (explanations[error.keyword] ?? explainFault)(error, source) ?? [])
    .sort(byPlace)
}

/** A key that is misspelt is both unknown and missing: the second only repeats the first. */
function withoutEchoes(errors: SchemaError[]): SchemaError[] {
  const unknown = new Map<string, string[]>()
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'additionalProperties') continue
    const keys = unknown.get(instancePath) ?? []
    unknown.set(instancePath, [...keys, String(params.additionalProperty)])
  }
  return errors.filter(({ keyword, instancePath, params }) => {
    if (keyword !== 'required') return true
    const missing = String(params.missingProperty)
    return !unknown.get(instancePath)?.some((key) => suggest(key, [missing]) !== undefined)
  })
}
