import { validate as isManifest } from '../../schema/generated/manifest.js'
import { explainSchemaErrors } from '../findings/explain.ts'
import type { Step } from '../findings/finding.ts'
import type { ParsedSource } from './read.ts'
import { repair, type Shaped } from './repair.ts'

/** Holds a parsed manifest against the schema: the one place where `unknown` becomes `Manifest`. */
export function validate({ source, value }: ParsedSource): Step<Shaped> {
  if (isManifest(value)) return { value: { manifest: value, made: new Set() }, findings: [] }
  const findings = explainSchemaErrors(isManifest.errors ?? [], source)
  return { value: repair(value), findings }
}
