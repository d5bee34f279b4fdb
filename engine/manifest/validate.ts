import { validate as isManifest, type Manifest } from '../../schema/generated/manifest.js'
import { explainSchemaErrors } from './explain.ts'
import type { Step } from './finding.ts'
import type { ParsedSource } from './read.ts'
import { repair } from './repair.ts'

/** A manifest of the schema's shape. */
export interface Shaped {
  /** As it stands in the file; where it breaks the schema, as near to it as can be; absent where that is not near at all. */
  manifest?: Manifest
  /** The addresses of values that are not as they stand in the file. */
  made: Set<string>
}

/** Holds a parsed manifest against the schema: the one place where `unknown` becomes `Manifest`. */
export function validate({ source, value }: ParsedSource): Step<Shaped> {
  if (isManifest(value)) return { value: { manifest: value, made: new Set() }, findings: [] }
  const findings = explainSchemaErrors(isManifest.errors ?? [], source)
  return { value: repair(value), findings }
}
