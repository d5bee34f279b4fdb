import { validate as isManifest, type Manifest } from '../../schema/generated/manifest.js'
import { explainSchemaErrors } from './explain.ts'
import type { Gate } from './finding.ts'
import type { ParsedSource } from './read.ts'

/** Holds a parsed manifest against the schema: the one place where `unknown` becomes `Manifest`. */
export function validate({ source, value }: ParsedSource): Gate<Manifest> {
  if (isManifest(value)) return { ok: true, value }
  return { ok: false, findings: explainSchemaErrors(isManifest.errors ?? [], source) }
}
