import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'
import { eventRecord } from './event-record.ts'

export const events = defineBlock<'events'>({
  load: () => import('./events.tsx').then(({ Events }) => Events),
  outline: ({ title, events, past }) => [
    ...titleLevel({ title }),
    ...[...events, ...(past?.events ?? [])].map(() => 3),
  ],
  contents: ({ title, events }) => titledPart(title, events.length),
  listed: ({ events }) =>
    events.map(({ id, title, href: _, ...event }) => ({
      ...{ id, title, event },
      summary: [event.date, event.place].filter(Boolean).join(', '),
    })),
  // What is over is stated to nobody: search engines show what one can still go to.
  records: (blocks, place) =>
    blocks.flatMap(({ events }) => events.map((event) => eventRecord(event, place))),
})
