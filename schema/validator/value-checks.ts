import { type Check, refuse, type Schema } from './schema.ts'

const types: { [type: string]: (value: unknown) => boolean } = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
}

export function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a schema says of a value's type, and of what it is, apart from its parts. */
export function valueChecks(schema: Schema): { type: Check[]; own: Check[] } {
  return {
    type: typeChecks(schema),
    own: [...choiceChecks(schema), ...numberChecks(schema), ...textChecks(schema)],
  }
}

function typeChecks(schema: Schema): Check[] {
  const { type } = schema
  if (type === undefined) return []
  const allowed = [type].flat().map((name) => types[name])
  const report = refuse(schema, 'type', { type })
  return [(value, run) => allowed.some((is) => is?.(value)) || report(value, run)]
}

function choiceChecks(schema: Schema): Check[] {
  const { const: allowedValue, enum: allowedValues } = schema
  const checks: Check[] = []
  if (allowedValue !== undefined) {
    const report = refuse(schema, 'const', { allowedValue })
    checks.push((value, run) => value === allowedValue || report(value, run))
  }
  if (allowedValues) {
    const report = refuse(schema, 'enum', { allowedValues })
    checks.push((value, run) => allowedValues.includes(value) || report(value, run))
  }
  return checks
}

function numberChecks(schema: Schema): Check[] {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
  if (schema.minimum === undefined && schema.maximum === undefined) return []
  const tooLarge = refuse(schema, 'maximum', { comparison: '<=', limit: maximum })
  const tooSmall = refuse(schema, 'minimum', { comparison: '>=', limit: minimum })
  return [
    (value, run) => {
      if (typeof value !== 'number' || !Number.isFinite(value)) return
      if (value > maximum) tooLarge(value, run)
      if (value < minimum) tooSmall(value, run)
    },
  ]
}

function textChecks(schema: Schema): Check[] {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema
  const checks: Check[] = []
  if (schema.minLength !== undefined || schema.maxLength !== undefined) {
    const tooLong = refuse(schema, 'maxLength', { limit: maxLength })
    const tooShort = refuse(schema, 'minLength', { limit: minLength })
    checks.push((value, run) => {
      if (typeof value !== 'string') return
      if (value.length > maxLength && lengthOf(value) > maxLength) tooLong(value, run)
      if (value.length < 2 * minLength && lengthOf(value) < minLength) tooShort(value, run)
    })
  }
  if (pattern !== undefined) {
    const expression = new RegExp(pattern, 'u')
    const report = refuse(schema, 'pattern', { pattern })
    checks.push(
      (value, run) => typeof value !== 'string' || expression.test(value) || report(value, run),
    )
  }
  return checks
}

/** In code points. */
const lengthOf = (text: string) => [...text].length
