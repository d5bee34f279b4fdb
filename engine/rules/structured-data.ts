import type { StructuredData } from '../../schema/generated/manifest.js'
import { type Finding, finding } from '../findings/finding.ts'
import type { ShownPage } from '../manifest/stages.ts'
import { hasToken } from '../manifest/tokens.ts'
import { eachString } from '../text/walk.ts'
import type { PageSubject, SiteSubject } from './subject.ts'

type Fault = { field: string; message: string; hint: string }

/** Records that search engines would leave aside for what they lack (schema.org, Google Search Central). */
export const incomplete = (subject: PageSubject): Finding[] =>
  find(subject, 'structured-data-incomplete', lacksOf(subject.shown.structuredData))

/** Records that say what visitors of the page cannot read: search engines call that misleading. */
export const unshown = (subject: PageSubject): Finding[] =>
  find(subject, 'structured-data-unshown', unshownOf(subject.shown))

/** What is stated of the organization for search engines, and stands nowhere on the site. */
export function unshownOnSite({ pages, footer, organization, source }: SiteSubject): Finding[] {
  const isOnSite = (words: string) =>
    isIn(footer, words) || pages.some((page) => isIn(page?.facts.contacts, words))
  const { telephone, email } = organization
  const ofOrganization = Object.entries({ telephone, email }).flatMap(([field, value]) => {
    if (value === undefined || hasToken(value) || isOnSite(value)) return []
    const at = source.placeOf(['site', 'organization', field])
    const message = `The organization's ${field} "${value}" is shown nowhere on the site.`
    const hint = 'Show it, as by a variable that both name, or remove it here.'
    return finding('structured-data-unshown', at, message, hint)
  })
  const ofPages = pages.flatMap((page, index) => {
    const faults = Object.entries(page?.facts.states ?? {}).flatMap(([field, value]) => {
      if (hasToken(value) || isOnSite(value)) return []
      const message = `The record's ${field} "${value}" is shown nowhere on the site.`
      return { field, message, hint: 'Show it, or remove it from the record.' }
    })
    return find({ path: ['pages', index], source }, 'structured-data-unshown', faults)
  })
  return [...ofOrganization, ...ofPages]
}

function find(
  { path, source }: Pick<PageSubject, 'path' | 'source'>,
  code: 'structured-data-incomplete' | 'structured-data-unshown',
  faults: Fault[],
): Finding[] {
  return faults.map(({ field, message, hint }) => {
    const at = source.placeOf([...path, 'structuredData', ...field.split('.')])
    return finding(code, at, message, hint)
  })
}

function lacksOf(record: StructuredData | undefined): Fault[] {
  if (!record || record.type === 'Service' || record.type === 'record') return []
  const lacks: Fault[] = []
  const lack = (field: string, message: string, hint: string) =>
    lacks.push({ field, message, hint })
  if (!record.telephone && !record.email)
    lack(
      'type',
      'The record names no way to reach the organization.',
      'Add "telephone" or "email".',
    )
  const { rating } = record
  if (!rating) return lacks
  if (!(Number(rating.value) >= 1 && Number(rating.value) <= 5))
    lack(
      'rating.value',
      `"${rating.value}" is no average between 1 and 5.`,
      'Write it as in "4.8".',
    )
  if (!/^[1-9]\d*$/.test(rating.count))
    lack(
      'rating.count',
      `"${rating.count}" is no number of ratings.`,
      'Write digits only, as in "48".',
    )
  return lacks
}

function unshownOf(page: ShownPage): Fault[] {
  const record = page.structuredData
  if (!record || record.type === 'record') return []
  const onPage = `${page.title}\n${textOf(page.blocks)}`.toLowerCase()
  const words = record.name.split(/[^\p{L}\d]+/u).filter((word) => word.length > 3)
  const lost = words.find((word) => !onPage.includes(word.toLowerCase()))
  const faults: Fault[] = []
  const fault = (field: string, message: string, hint: string) =>
    faults.push({ field, message, hint })
  if (lost !== undefined)
    fault(
      'name',
      `The record's name has the word "${lost.toLowerCase()}", which the page shows nowhere.`,
      'Name it as the page does.',
    )
  if (record.type === 'Service') return faults
  if (record.rating && !onPage.includes(record.rating.value))
    fault(
      'rating.value',
      `The record's rating "${record.rating.value}" is not shown on the page.`,
      'Show it with where it comes from, or remove it from the record.',
    )
  return faults
}

/** All texts of a value in one, for looking words up. */
function textOf(value: unknown): string {
  let texts = ''
  eachString(value, (text) => {
    texts += `${text}\n`
  })
  return texts
}

function isIn(value: unknown, words: string): boolean {
  let isFound = false
  eachString(value, (text) => {
    isFound ||= text.includes(words)
  })
  return isFound
}
