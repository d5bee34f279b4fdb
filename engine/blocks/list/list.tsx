import type { Listing, NearPage } from '../../manifest/site.ts'
import { ActionLink } from '../../ui/action.tsx'
import '../../ui/cells.css'
import { each } from '../../ui/each.ts'
import { Picture } from '../../ui/picture.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { When } from '../../ui/when.tsx'
import type { BlockProps } from '../block.ts'
import { PageNumbers } from './page-numbers.tsx'
import { queryKey } from './query-key.ts'
import './list.css'

/** What it lists is known where all pages are; without that, only what stands around is shown. */
export function List({ block, language, near }: BlockProps<'list'>) {
  const { title, text, empty, action } = block
  const listing = near?.listings?.[queryKey(block)] ?? { pages: [] }
  const isEmpty = listing.pages.length === 0
  const Heading = title ? 'h3' : 'h2'
  return (
    <section className="list wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <Tags {...listing} />
      {isEmpty ? (
        <p className="list-empty">{empty ?? listing.empty}</p>
      ) : (
        <ul className="cells">
          {each(listing.pages, (page) => (
            <OnePage page={page} Heading={Heading} language={language} />
          ))}
        </ul>
      )}
      {listing.numbers && <PageNumbers {...listing.numbers} />}
      {action && <ActionLink action={action} className="button quiet" />}
    </section>
  )
}

function Tags({ tags }: Pick<Listing, 'tags'>) {
  if (!tags) return null
  return (
    <nav className="list-tags" aria-label={tags.label}>
      {each(tags.links, ({ name, href }) => (
        <a href={href} aria-current={href === tags.base || undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

interface OnePageProps {
  page: NearPage
  Heading: 'h2' | 'h3'
  language: string
}

function OnePage({ page, Heading, language }: OnePageProps) {
  const { title, href, summary, date, end, time, place, by, picture } = page
  return (
    <li>
      {picture && <Picture image={picture} isLazy sizes="(min-width: 48rem) 24rem, 100vw" />}
      <p className="list-when">
        {date && <When {...{ date, end, time, language }} />}
        {place && <span>{place}</span>}
        {by && <span>{by}</span>}
      </p>
      <Heading>
        <a href={href}>{title}</a>
      </Heading>
      <p>{summary}</p>
    </li>
  )
}
