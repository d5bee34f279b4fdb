import type { SiteEvent } from '../../../schema/generated/manifest.js'
import { calendarUrl, encodedAddress } from '../../assets/urls.ts'
import type { ListedPage, ListedSite } from '../../facts/page-facts.ts'
import { plainText } from '../../inline/plain-text.ts'
import type { Layout } from '../../manifest/site.ts'
import { contentLine, textValue } from './content-line.ts'

/** Something with a day to come, and its address. */
interface Appointment
  extends Pick<SiteEvent, 'title' | 'date' | 'end' | 'time' | 'place' | 'text'> {
  address: string
  /** The day of the last change, as far as it is known. */
  updated?: string | undefined
}

export interface Calendar {
  /** Its address. */
  name: string
  appointments: Appointment[]
}

/** The calendar of a language: events of pages and blocks, and courses that begin on a day. */
export function calendarOf({ layout: { home = '' }, pages }: ListedSite): Calendar | undefined {
  const appointments = pages.flatMap((page) => [...ofPage(page), ...ofBlocks(page)])
  if (appointments.length === 0) return undefined
  const sorted = appointments.sort(
    (a, b) => a.date.localeCompare(b.date) || a.address.localeCompare(b.address),
  )
  return { name: home + calendarUrl, appointments: sorted }
}

function ofPage({ path, title, description, updated, entry }: ListedPage): Appointment[] {
  if (!entry || entry.type === 'article' || !entry.date) return []
  return [{ ...entry, date: entry.date, address: path, title, text: description, updated }]
}

const ofBlocks = ({ path, updated, entries }: ListedPage): Appointment[] =>
  entries.flatMap(({ id, title, event }) =>
    event ? [{ ...event, title, address: `${path}#${id}`, updated }] : [],
  )

/** A calendar as a file (RFC 5545), by which others subscribe to it too. It says nothing of the day it was built on. */
export function calendarFile({ appointments }: Calendar, { site }: Layout): string {
  const lines = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Broadsheet//Broadsheet//EN'],
    ['NAME', textValue(site.name)],
    ['X-WR-CALNAME', textValue(site.name)], // what calendars knew before RFC 7986
    ...appointments.flatMap((each) => eventLines(each, site.url)),
    ['END', 'VCALENDAR'],
  ] as const
  return lines.map(([name, value]) => contentLine(name, value)).join('')
}

function eventLines(
  { address, title, date, end, time, place, text, updated }: Appointment,
  url: string,
): [name: string, value: string][] {
  const isOneDay = !end || end === date
  // Of several days a beginning by the clock would want an end by the clock, which nobody has said.
  const said = [!isOneDay && time, text && plainText(text)].filter(Boolean).join(' ')
  const where = encodedAddress(address)
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', textValue(`${where}@${new URL(url).host}`)],
    ['DTSTAMP', `${basic(updated ?? date)}T000000Z`],
    ...times({ date, end: isOneDay ? date : end, time: isOneDay ? time : undefined }),
    ['SUMMARY', textValue(title)],
    ...(place ? [['LOCATION', textValue(place)] satisfies [string, string]] : []),
    ...(said ? [['DESCRIPTION', textValue(said)] satisfies [string, string]] : []),
    ['URL', url + where],
    ['END', 'VEVENT'],
  ]
}

/** Times are those of the place, whose zone the manifest does not know (§3.3.5, form 1); the end of days is the day after (§3.6.1). */
function times({
  date,
  end,
  time,
}: {
  date: string
  end: string
  time: string | undefined
}): [name: string, value: string][] {
  if (time) return [['DTSTART', `${basic(date)}T${time.replace(':', '')}00`]]
  return [
    ['DTSTART;VALUE=DATE', basic(date)],
    ['DTEND;VALUE=DATE', basic(dayAfter(end))],
  ]
}

const basic = (day: string) => day.replaceAll('-', '')

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
