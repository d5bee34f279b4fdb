import type { Validate } from '../generated/manifest.js'
import { partChecks } from './part-checks.ts'
import { type Check, follow, type Run, type Schema, type Schemas } from './schema.ts'
import { valueChecks } from './value-checks.ts'

/**
 * Checks values against a schema. It finds what Ajv finds, in the same order, and reads for it the schemas themselves, each when a
 * value first needs it: what Ajv makes of them is ten times their size, which every editor would wait for.
 * @param name which of the schemas holds
 */
export function createValidator<T>(schemas: Schemas, name: string): Validate<T> {
  const known = new Map<Schema, Check>()
  const checkOf = (schema: Schema): Check => {
    const check = known.get(schema) ?? inTurn(checksOf(schema))
    known.set(schema, check)
    return check
  }
  const checksOf = (schema: Schema): Check[] => {
    const { $ref } = schema
    const referred = $ref === undefined ? [] : [lazily(() => follow($ref, schemas))]
    const { type, own } = valueChecks(schema)
    return [...type, ...referred, ...own, ...partChecks(schema, parts)]
  }
  const lazily = (find: () => Schema): Check => {
    let check: Check | undefined
    return (value, run) => {
      check ??= checkOf(find())
      check(value, run)
    }
  }
  const parts = {
    checkOf: (part: Schema) => lazily(() => part),
    resolve: (part: Schema) => (part.$ref === undefined ? part : follow(part.$ref, schemas)),
  }
  const check = lazily(() => follow(name, schemas))
  const validate: Validate<T> = (value: unknown): value is T => {
    const run: Run = { path: [], errors: [] }
    check(value, run)
    validate.errors = run.errors
    return run.errors.length === 0
  }
  return validate
}

function inTurn(checks: Check[]): Check {
  const [only] = checks
  if (only && checks.length === 1) return only
  return (value, run) => {
    for (const check of checks) check(value, run)
  }
}
