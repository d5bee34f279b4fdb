import { type Check, type Run, refuse, type Schema } from './schema.ts'
import { isObject } from './value-checks.ts'

interface Parts {
  /** The check of a part, made when it is first needed: parts may hold themselves. */
  checkOf: (part: Schema) => Check
  /** What a part refers to, or the part. */
  resolve: (part: Schema) => Schema
}

/** What a schema says of a value's entries and fields. */
export function partChecks(schema: Schema, parts: Parts): Check[] {
  return [
    listCheck(schema, parts),
    requiredCheck(schema),
    namesCheck(schema, parts),
    othersCheck(schema, parts),
    fieldsCheck(schema, parts),
    unionCheck(schema, parts),
  ].filter((check) => check !== undefined)
}

function within(key: string | number, check: Check, value: unknown, run: Run): void {
  run.path.push(key)
  check(value, run)
  run.path.pop()
}

function listCheck(schema: Schema, parts: Parts): Check | undefined {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema
  if (schema.minItems === undefined && schema.maxItems === undefined && !items) return undefined
  const tooMany = refuse(schema, 'maxItems', { limit: maxItems })
  const tooFew = refuse(schema, 'minItems', { limit: minItems })
  const check = items && parts.checkOf(items)
  return (value, run) => {
    if (!Array.isArray(value)) return
    if (value.length > maxItems) tooMany(value, run)
    if (value.length < minItems) tooFew(value, run)
    if (check) for (let at = 0; at < value.length; at++) within(at, check, value[at], run)
  }
}

function requiredCheck(schema: Schema): Check | undefined {
  const required = schema.required?.map((missingProperty) => ({
    key: missingProperty,
    report: refuse(schema, 'required', { missingProperty }),
  }))
  return (
    required &&
    ((value, run) => {
      if (!isObject(value)) return
      for (const { key, report } of required) if (value[key] === undefined) report(value, run)
    })
  )
}

function namesCheck(schema: Schema, parts: Parts): Check | undefined {
  const check = schema.propertyNames && parts.checkOf(schema.propertyNames)
  return (
    check &&
    ((value, run) => {
      if (!isObject(value)) return
      for (const propertyName of Object.keys(value)) {
        const before = run.errors.length
        run.propertyName = propertyName
        check(propertyName, run)
        run.propertyName = undefined
        if (run.errors.length > before)
          refuse(schema, 'propertyNames', { propertyName })(value, run)
      }
    })
  )
}

/** Fields that are not named one by one. */
function othersCheck(schema: Schema, parts: Parts): Check | undefined {
  const { additionalProperties: others, properties = {} } = schema
  if (others === undefined || others === true) return undefined
  const named = new Set(Object.keys(properties))
  const check = others && parts.checkOf(others)
  return (value, run) => {
    if (!isObject(value)) return
    for (const key in value)
      if (named.has(key)) continue
      else if (check) within(key, check, value[key], run)
      else refuse(schema, 'additionalProperties', { additionalProperty: key })(value, run)
  }
}

function fieldsCheck({ properties }: Schema, parts: Parts): Check | undefined {
  const fields = Object.entries(properties ?? {}).map(([key, part]) => ({
    key,
    check: parts.checkOf(part),
  }))
  if (fields.length === 0) return undefined
  return (value, run) => {
    if (!isObject(value)) return
    for (const { key, check } of fields) {
      const field = value[key]
      if (field !== undefined) within(key, check, field, run)
    }
  }
}

/** Which branch of a union holds is said by the value of a key. */
function unionCheck(schema: Schema, { checkOf, resolve }: Parts): Check | undefined {
  const { oneOf, discriminator } = schema
  if (!oneOf || !discriminator) return undefined
  const tag = discriminator.propertyName
  const branches = new Map(
    oneOf.flatMap((branch) => {
      const { const: value, enum: values = [value] } = resolve(branch).properties?.[tag] ?? {}
      return values.map((each) => [each, checkOf(branch)] as const)
    }),
  )
  return (value, run) => {
    if (!isObject(value)) return
    const tagValue = value[tag]
    const branch = branches.get(tagValue)
    const error = typeof tagValue === 'string' ? 'mapping' : 'tag'
    if (branch) branch(value, run)
    else refuse(schema, 'discriminator', { error, tag, tagValue })(value, run)
  }
}
