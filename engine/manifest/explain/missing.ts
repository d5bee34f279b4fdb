import type { SchemaError } from '../../../schema/generated/manifest.js'
import type { FindingCode } from '../finding.ts'
import { pathOf, type Source } from '../source.ts'
import { ownerOf } from './owner.ts'

/** A field that is missing; some are missed more than others. */
export function explainMissing(error: SchemaError, source: Source) {
  const key = String(error.params.missingProperty)
  const title = error.parentSchema?.title ?? ''
  const at = source.placeOf(pathOf(error.instancePath))
  const special = pagesOwn.has(title) ? ofPage[key] : title === 'Image' ? ofImage[key] : undefined
  if (special) return source.finding(special[0], at, special[1], special[2])
  const message = `The field "${key}" is missing in ${ownerOf(error)}.`
  return source.finding('key-missing', at, message, `Add "${key}": …`)
}

type Texts = [code: FindingCode, message: string, hint: string]

const pagesOwn = new Set(['Page', 'NotFoundPage'])

export const ofPage: { [key: string]: Texts } = {
  title: [
    'title-missing',
    'This page has no title, so its tab and its search result would have no name.',
    'Add "title": … with what the page is about, in 30 to 60 characters.',
  ],
  description: [
    'description-missing',
    'This page has no description, so search engines would show a piece of it at random.',
    'Add "description": … with what the page offers, in 120 to 160 characters.',
  ],
}

const ofImage: { [key: string]: Texts } = {
  alt: [
    'image-without-text',
    'This image has no text for those who do not see it.',
    'Add "alt": … with what it shows, or "alt": "" where it is decoration.',
  ],
}
