import blockTypes from '../../../schema/generated/block-types.json' with { type: 'json' }
import type { SchemaError } from '../../../schema/generated/manifest.js'
import { renameKey } from '../../text/edits/rename-key.ts'
import { setValue } from '../../text/edits/set-value.ts'
import { pathOf, type Source } from '../../text/source.ts'
import { type Finding, finding } from '../finding.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { explainMissing } from './missing.ts'
import { fieldOf, fieldsOf, ownerOf } from './owner.ts'

type Explain = (error: SchemaError, source: Source) => Finding | undefined

/** The rules whose violations say more than that a value is wrong. */
export const explanations: { [keyword: string]: Explain } = {
  additionalProperties: explainUnknownKey,
  required: explainMissing,
  discriminator: explainUnknownType,
  enum: explainUnknownValue,
  propertyNames: explainName,
}

function explainUnknownKey(error: SchemaError, source: Source): Finding {
  const key = String(error.params.additionalProperty)
  const path = [...pathOf(error.instancePath), key]
  const known = fieldsOf(error)
  const message = `There is no field "${key}" in ${ownerOf(error)}; it would be ignored.`
  const hint = didYouMean(key, known, `The fields are: ${known.join(', ')}.`)
  const near = suggest(key, known)
  const isFree = near !== undefined && !Object.hasOwn(Object(error.data), near)
  const fix = isFree ? renameKey(source, path, near) : undefined
  return finding('key-unknown', source.placeOfKey(path), message, hint, fix)
}

function explainUnknownType(error: SchemaError, source: Source): Finding | undefined {
  const type = error.params.tagValue
  if (type === undefined) return undefined // it cascades: "type" is missing
  const isBlock = error.parentSchema?.title === 'Block'
  const known = isBlock ? blockTypes : recordTypes
  const path = [...pathOf(error.instancePath), 'type']
  const message = `There is no ${isBlock ? 'block' : 'record'} "${String(type)}", so nothing could be shown here.`
  const hint = didYouMean(String(type), known, `The types are: ${known.join(', ')}.`)
  const fix = fixOf(String(type), known, path, source)
  return finding('block-unknown-type', source.placeOf(path), message, hint, fix)
}

const recordTypes = ['Service', 'ProfessionalService', 'LocalBusiness', 'record']

function explainUnknownValue(error: SchemaError, source: Source): Finding {
  const value = String(error.data)
  const { allowedValues } = error.params
  const known = Array.isArray(allowedValues) ? allowedValues.map(String) : []
  const path = pathOf(error.instancePath)
  const message = `"${value}" is no value that ${fieldOf(error)} can have.`
  const hint = didYouMean(value, known, `It can have: ${known.join(', ')}.`)
  const fix = fixOf(value, known, path, source)
  return finding('value-unknown', source.placeOf(path), message, hint, fix)
}

function fixOf(word: string, known: string[], path: (string | number)[], source: Source) {
  const near = suggest(word, known)
  return near === undefined ? undefined : setValue(source, path, near)
}

function explainName(error: SchemaError, source: Source): Finding {
  const name = String(error.params.propertyName)
  const at = source.placeOfKey([...pathOf(error.instancePath), name])
  const message = `"${name}" cannot be a name in ${ownerOf(error)}, since no text could use it.`
  const hint = 'Begin with a small letter, then letters and digits, as in "openingHours".'
  return finding('value-malformed', at, message, hint)
}
