import type { SchemaError } from '../../schema/generated/manifest.js'
import type { Source } from '../text/source.ts'
import { explanations } from './explain/explanations.ts'
import { explainFault } from './explain/faults.ts'
import { fieldsOf } from './explain/owner.ts'
import { byPlace, type Finding } from './finding.ts'
import { suggest } from './suggest.ts'

/** Turns violations of the schema into findings, in the order of the text. */
export function explainSchemaErrors(errors: SchemaError[], source: Source): Finding[] {
  const byPath = Map.groupBy(errors, ({ instancePath }) => instancePath)
  return errors
    .filter((error) => !byPath.get(error.instancePath)?.some((other) => isCascade(error, other)))
    .flatMap((error) => (explanations[error.keyword] ?? explainFault)(error, source) ?? [])
    .sort(byPlace)
}

/** Whether an error only repeats another one of its place: a mistyped key is not missing as well, and a number is no wrong word. */
function isCascade(error: SchemaError, cause: SchemaError): boolean {
  if (cause.keyword === 'type') return error.keyword !== 'type'
  return (
    error.keyword === 'required' &&
    cause.keyword === 'additionalProperties' &&
    suggest(String(cause.params.additionalProperty), fieldsOf(cause)) ===
      error.params.missingProperty
  )
}
