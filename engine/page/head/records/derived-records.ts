import { encodedAddress } from '../../../assets/urls.ts'
import type {
  BlockOf,
  BlockType,
  RecordPlace,
  SchemaRecord,
  ShownBlock,
} from '../../../blocks/block.ts'
import { definitionOf } from '../../../blocks/index.ts'
import type { Layout, PageData } from '../../../manifest/site.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { entryRecords } from './entry-record.ts'
import { organization, publisher, webSite } from './organization.ts'

/**
 * What follows from a page's place and blocks, without anyone having to state it.
 * @param image the absolute address of the picture that the page is shared with, if it is
 */
export function derivedRecords(
  page: PageData,
  layout: Pick<Layout, 'site' | 'navigation' | 'footer' | 'home'>,
  image: string | undefined,
): SchemaRecord[] {
  if (page.path === '') return []
  const { language = layout.site.language } = page
  const site = { ...layout.site, language }
  const { home = '/' } = layout
  const own =
    page.path === home ? [organization(site), webSite(site, home)] : [breadcrumbs(page, layout)]
  const place = {
    pageUrl: site.url + encodedAddress(page.path),
    image,
    site,
    publisher: publisher(site),
  }
  const types = new Set(page.blocks.map(({ type }) => type))
  const ofEntry = entryRecords(page, place)
  return [...own, ...ofEntry, ...[...types].flatMap((type) => recordsOf(type, page.blocks, place))]
}

function recordsOf<T extends BlockType>(
  type: T,
  blocks: ShownBlock[],
  place: RecordPlace,
): SchemaRecord[] {
  const isOwn = (block: ShownBlock): block is BlockOf<T> => block.type === type
  return definitionOf(type).records?.(blocks.filter(isOwn), place) ?? []
}
