import blockTypes from '../../../schema/generated/block-types.json' with { type: 'json' }
import type { SchemaError } from '../../../schema/generated/manifest.js'
import { pathOf, type Source } from '../../text/source.ts'
import { type Finding, type FindingCode, finding } from '../finding.ts'
import { ownerOf, whatBelongs } from './owner.ts'

/** A field that is missing; some are missed more than others. */
export function explainMissing(error: SchemaError, source: Source): Finding {
  const key = String(error.params.missingProperty)
  const { title = '', properties = {} } = error.parentSchema ?? {}
  const at = source.placeOf(pathOf(error.instancePath))
  const special = pages.has(title) ? ofPage[key] : title === 'Image' ? ofImage[key] : undefined
  // Without what the schema asks for there is no site, whatever the code weighs elsewhere.
  if (special) return { ...finding(special[0], at, special[1], special[2]), severity: 'error' }
  const message = `The field "${key}" is missing in ${ownerOf(error)}, which cannot be shown without it.`
  const isBlock = key === 'type' && title === 'Block'
  const words = isBlock
    ? `The types are: ${blockTypes.join(', ')}.`
    : whatBelongs(properties[key]?.description)
  return finding('key-missing', at, message, `Add "${key}". ${words}`.trim())
}

type Words = [code: FindingCode, message: string, hint: string]

const pages = new Set(['Page', 'Not found page'])

/** What is said where a page's own field is missing or empty. */
export const ofPage: { [key: string]: Words } = {
  title: [
    'title-missing',
    'This page has no title, so its tab and its search result would have no name.',
    'Add "title": what the page is about, in 30 to 60 characters.',
  ],
  description: [
    'description-missing',
    'This page has no description, so search engines would show a piece of it at random.',
    'Add "description": what the page offers, in 120 to 160 characters.',
  ],
}

const ofImage: { [key: string]: Words } = {
  alt: [
    'image-without-text',
    'This picture has no text for those who do not see it.',
    'Add "alt": what it shows; "alt": "" where it is decoration only.',
  ],
}
