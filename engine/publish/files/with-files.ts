import { definitionOf } from '../../blocks/index.ts'
import { eachField } from '../../manifest/fields.ts'
import type { Listing, PageData } from '../../manifest/site.ts'
import type { FileStates } from './file-states.ts'
import { variantWidths } from './picture-variants.ts'

/**
 * A page with what its components are to know of the files that it shows and offers: of a picture `made`, its name and
 * the widths that it is made in; of an offered file `said`, its kind and size.
 */
export function withFiles(page: PageData, states: FileStates, ofSite: string): PageData {
  if (Object.keys(states).length === 0) return page
  const { language = ofSite, near } = page
  const offered = page.blocks.map((block) => definitionOf(block.type).files?.(block))
  let blocks: PageData['blocks'] | undefined
  eachField(page.blocks, 'Block', (address, format, path) => {
    const { hash, bytes, width } = states[address] ?? {}
    if (hash === undefined || bytes === undefined) return
    const isOffered = format === 'href' && offered[Number(path[0])]?.includes(address)
    if (!isOffered && !(format === 'image' && width)) return
    blocks ??= structuredClone(page.blocks)
    const owner = path.slice(0, -1).reduce<unknown>((at, key) => Object(at)[key], blocks)
    const known = isOffered
      ? { said: kindAndSize(address, bytes, language) }
      : { made: madeOf(states[address]) }
    Object.assign(Object(owner), known)
  })
  const listings =
    near?.listings && mapValues(near.listings, (listing) => withPictures(listing, states))
  return {
    ...page,
    ...(blocks && { blocks }),
    ...(listings && { near: { ...near, listings } }),
  }
}

/** The name and the widths that a picture is made in; nothing for a drawing. */
function madeOf({ hash = '', width }: Partial<FileStates[string]> = {}): string | undefined {
  return width ? [hash, ...variantWidths(width)].join(' ') : undefined
}

/** The same of the pictures of pages that it lists. */
function withPictures(listing: Listing, states: FileStates): Listing {
  const pages = listing.pages.map((page) => {
    const made = page.picture && madeOf(states[page.picture.src])
    return made && page.picture ? { ...page, picture: { ...page.picture, made } } : page
  })
  return { ...listing, pages }
}

function mapValues<T>(record: { [key: string]: T }, change: (value: T) => T) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']

function kindAndSize(address: string, bytes: number, language: string): string {
  const kind = /\.(\w+)$/.exec(address)?.[1]?.toUpperCase()
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const size = new Intl.NumberFormat(language, {
    ...{ style: 'unit', unit: units[power], unitDisplay: 'short', maximumSignificantDigits: 2 },
  }).format(bytes / 1000 ** power)
  return [kind, size].filter(Boolean).join(' · ')
}
