import blockTypes from '../../../schema/generated/block-types.json' with { type: 'json' }
import type { SchemaError } from '../../../schema/generated/manifest.js'
import { renameKey, replaceValue } from '../edits.ts'
import type { Finding } from '../finding.ts'
import { pathOf, type Source } from '../source.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { explainMissing } from './missing.ts'
import { ownerOf } from './owner.ts'

export type Explain = (error: SchemaError, source: Source) => Finding | undefined

/** The rules whose violations say more than that a value is wrong. */
export const explanations: { [keyword: string]: Explain } = {
  additionalProperties: explainUnknownKey,
  required: explainMissing,
  discriminator: explainUnknownType,
  enum: explainUnknownValue,
}

function explainUnknownKey(error: SchemaError, source: Source): Finding {
  const key = String(error.params.additionalProperty)
  const path = [...pathOf(error.instancePath), key]
  const known = Object.keys(error.parentSchema?.properties ?? {})
  const message = `There is no field "${key}" in ${ownerOf(error)}; it would be ignored.`
  const hint = didYouMean(key, known, `The fields are: ${known.join(', ')}.`)
  const near = suggest(key, known)
  const isFree = near !== undefined && !Object.hasOwn(Object(error.data), near)
  const fix = isFree ? renameKey(source, path, near) : undefined
  return source.finding('key-unknown', source.placeOfKey(path), message, hint, fix)
}

function explainUnknownType(error: SchemaError, source: Source): Finding | undefined {
  const type = error.params.tagValue
  if (type === undefined) return undefined // an echo: "type" is missing
  const isBlock = error.parentSchema?.title === 'Block'
  const known = isBlock ? blockTypes : recordTypes
  const path = [...pathOf(error.instancePath), 'type']
  const message = `There is no ${isBlock ? 'block' : 'record'} "${String(type)}".`
  const hint = didYouMean(String(type), known, `The types are: ${known.join(', ')}.`)
  const fix = fixOf(String(type), known, path, source)
  return source.finding('block-unknown-type', source.placeOf(path), message, hint, fix)
}

const recordTypes = ['Service', 'ProfessionalService', 'LocalBusiness']

function explainUnknownValue(error: SchemaError, source: Source): Finding | undefined {
  if (typeof error.data !== 'string') return undefined // an echo: the value is no text
  const { allowedValues } = error.params
  const known = Array.isArray(allowedValues) ? allowedValues.map(String) : []
  const path = pathOf(error.instancePath)
  const message = `"${error.data}" is not a value that this field takes.`
  const hint = didYouMean(error.data, known, `It takes: ${known.join(', ')}.`)
  const fix = fixOf(error.data, known, path, source)
  return source.finding('value-unknown', source.placeOf(path), message, hint, fix)
}

function fixOf(word: string, known: string[], path: (string | number)[], source: Source) {
  const near = suggest(word, known)
  return near === undefined ? undefined : replaceValue(source, path, near)
}
