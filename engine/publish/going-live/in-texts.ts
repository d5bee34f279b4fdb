import { pictureUrl } from '../../assets/urls.ts'
import type { Site } from '../../manifest/site.ts'
import type { Obstacle } from './obstacle.ts'

/** Names that lead nowhere (RFC 2606, RFC 6761), and addresses of one's own network. */
const nowhere =
  /(?:^|\.)(?:example|test|invalid|localhost|local)$|(?:^|\.)example\.(?:com|net|org)$|^[\d.]+$|^\[/

/** Whether a host's name can be found by anyone. */
export const isPublic = (hostname: string): boolean => !nowhere.test(hostname)

/** What is wrong with the site's address. */
export function inAddress(address: string): Obstacle[] {
  const { hostname, protocol } = new URL(address)
  if (!isPublic(hostname))
    return [
      {
        severity: 'error',
        message: `The site's address is ${address}, which nobody can visit. It stands in canonical links, in the sitemap and in what is shared.`,
        hint: 'Write the real one into "site.url", and build again.',
      },
    ]
  if (protocol === 'https:') return []
  return [
    {
      severity: 'error',
      message: `The site's address is ${address}: without "https", what is sent with a form can be read on its way.`,
      hint: 'Get a certificate (most hosts give one), and write "https://" into "site.url".',
    },
  ]
}

const placeholders: { [kind: string]: RegExp } = {
  'an address for mail or a link that leads nowhere':
    /[\w.+-]*@?[\w.-]*\b(?:example\.(?:com|net|org)|\w+\.(?:example|invalid))\b/g,
  // No area has 555, and few numbers begin with it.
  'a telephone number that is nobody’s':
    /(?:\+1[-. ]?)?\(?\b(?:555\)?[-. ]?\d{3}|\d{3}\)?[-. ]?555)[-. ]?\d{4}\b/g,
  'a text to fill room': /\blorem ipsum\b/gi,
  'a note to oneself': /\b(?:TODO|TBD|FIXME|XXX)\b/g,
}

/** A text of a new site that is shorter may well be what one would write. */
const tellingLength = 40

/**
 * What the texts still have of a draft.
 * @param starter what `broadsheet new` writes in the site's language
 */
export function inTexts({ layout, pages, notFound }: Site, starter: string): Obstacle[] {
  const { texts: _, url: __, ...said } = layout.site
  const shown = { layout: { ...layout, site: said }, notFound }
  const parts = [shown, ...pages].map((part) => JSON.stringify(part, withoutExamples))
  const found = Object.entries(placeholders).flatMap(([kind, pattern]) => {
    const all = parts.flatMap((text) => text.match(pattern) ?? [])
    const different = [...new Set(all.map((text) => text.trim()))]
    if (different.length === 0) return []
    return {
      severity: 'error' as const,
      message: `There is ${kind}: ${listed(different.map((text) => `"${text}"`))} (found ${times(all.length)}).`,
      hint: 'Write what is true into the manifest; most of it stands under "site.variables".',
    }
  })
  const seen = [...found, ...notChosen(parts)]
  const drafted = stringsIn(JSON.parse(starter)).filter((text) => text.length >= tellingLength)
  const left = drafted.filter((text) => parts.some((part) => part.includes(JSON.stringify(text))))
  if (left.length === 0) return seen
  const unchanged: Obstacle = {
    severity: 'warning',
    message: `Texts are as "broadsheet new" wrote them (${left.length}): ${listed(left.map((text) => `"${text.slice(0, 60)}"`))}.`,
    hint: 'Write them anew, or remove them: other sites have the same.',
  }
  return [...seen, unchanged]
}

/** Pictures for which another stands until they are chosen. */
function notChosen(parts: string[]): Obstacle[] {
  const count = parts.join().split(JSON.stringify(pictureUrl)).length - 1
  if (count === 0) return []
  const message = `A picture is not chosen yet (found ${times(count)}).`
  const hint = `Choose one in the editor, or write its file where "${pictureUrl}" stands in the manifest.`
  return [{ severity: 'error', message, hint }]
}

/** What stands in an empty field is an example by nature. */
const withoutExamples = (key: string, value: unknown) => (key === 'placeholder' ? undefined : value)

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

const listed = (all: string[]) =>
  all.slice(0, 3).join(', ') + (all.length > 3 ? ` and ${all.length - 3} more` : '')

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : []
}
