import { encodedAddress } from '../../assets/urls.ts'
import type { Layout } from '../../manifest/site.ts'
import { reportsName } from './content-policy.ts'

/** What a host has to know, in the words of none. */
export interface HostRules {
  /** What is sent with every file. */
  always: Header[]
  /** What is sent besides with the files of a folder, as `/_assets/`. */
  folders: { folder: string; header: Header }[]
  /** Former addresses: plain paths of the site, in letters of any script. What they lead to is one piece for every host. */
  redirects: [from: string, to: string][]
  /** Folders with a page of their own for addresses without one, as `/ar`. */
  notFoundIn: string[]
  /** The site's, as www.example.com. */
  domain: string
}

type Header = [name: string, value: string]

interface Options {
  /** The site's address. */
  url: string
  /** The content security policy, as far as a header says it; empty where none does. */
  policy: string
  /** Where browsers tell of what they refused. */
  reports?: string | undefined
  redirects: Layout['redirects']
  /** @default none */
  notFoundIn?: string[]
}

/** Hashed files are kept for ever, drawings and pictures of pages for a day, the rest is asked for again. */
export function hostRules({
  url,
  policy,
  reports,
  redirects,
  notFoundIn = [],
}: Options): HostRules {
  const forDays = 'public, max-age=86400, stale-while-revalidate=604800'
  return {
    always: [
      ...(policy ? [['Content-Security-Policy', policy] satisfies Header] : []),
      ...(reports ? [['Reporting-Endpoints', `${reportsName}="${reports}"`] satisfies Header] : []),
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
    ],
    folders: [
      { folder: '/_assets/', header: ['Cache-Control', 'public, max-age=31536000, immutable'] },
      { folder: '/_art/', header: ['Cache-Control', forDays] },
      { folder: '/_social/', header: ['Cache-Control', forDays] },
    ],
    redirects: Object.entries(redirects).map(([from, to]) => [from, inOnePiece(to)]),
    notFoundIn,
    domain: new URL(url).host,
  }
}

/** Whatever is written, it ends no line, word or quotation and is no variable of a host: the check refuses most of it. */
const inOnePiece = (address: string) =>
  encodedAddress(address).replaceAll(/[\s\p{Cc}"$;\\^`{|}<>]/gu, encodeURIComponent)
