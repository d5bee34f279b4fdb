import type { SiteEvent } from '../../../schema/generated/manifest.js'
import { Disclosure } from '../../ui/disclosure.tsx'
import { each } from '../../ui/each.ts'
import { Inline } from '../../ui/inline.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { When } from '../../ui/when.tsx'
import type { BlockProps } from '../block.ts'
import './events.css'

/** What is over is so by the manifest's word: a page built today and tomorrow is the same. */
export function Events({ block: { title, text, events, past }, language }: BlockProps<'events'>) {
  return (
    <section className="events wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <EventList events={events} language={language} />
      {past && (
        <Disclosure group={past.heading} summary={past.heading}>
          <EventList events={past.events} language={language} />
        </Disclosure>
      )}
    </section>
  )
}

function EventList({ events, language }: { events: SiteEvent[]; language: string }) {
  return (
    <ul>
      {each(events, (event) => (
        <OneEvent event={event} language={language} />
      ))}
    </ul>
  )
}

function OneEvent({ event, language }: { event: SiteEvent; language: string }) {
  const { id, title, date, end, time, place, text, href } = event
  return (
    <li id={id}>
      <p className="event-when">
        <When date={date} end={end} time={time} language={language} />
      </p>
      <div>
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        {place && <p className="event-place">{place}</p>}
        {text && (
          <p>
            <Inline text={text} />
          </p>
        )}
      </div>
    </li>
  )
}
