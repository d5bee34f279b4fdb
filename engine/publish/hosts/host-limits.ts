import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, finding } from '../../findings/finding.ts'
import type { Host } from './host-files.ts'

/** What a host takes at most. */
interface Limits {
  name: string
  /** Signs of a line of `_headers`, its spaces included. */
  headerLine: number
  redirects: number
  /** Signs of a redirect: of its line, or of each of its addresses. */
  redirectSigns: number
  files: number
  /** Bytes of one file. */
  fileBytes: number
  /** Bytes of all files. */
  bytes: number
}

const any = Number.POSITIVE_INFINITY
const none = {
  ...{ headerLine: any, redirects: any, redirectSigns: any },
  ...{ files: any, fileBytes: any, bytes: any },
}

/**
 * As the hosts' documents say, November 2026: developers.cloudflare.com/pages/platform/limits (what all plans have) and
 * /configuration/headers and /redirects, vercel.com/docs/redirects/configuration-redirects,
 * docs.netlify.com/routing/redirects, docs.github.com "GitHub Pages limits". nginx and Caddy have none.
 */
const limits: { [host in Host]?: Limits } = {
  cloudflare: {
    ...none,
    name: 'Cloudflare Pages',
    headerLine: 2000,
    redirects: 2000,
    redirectSigns: 1000,
    files: 20_000,
    fileBytes: 25 * 2 ** 20,
  },
  netlify: { ...none, name: 'Netlify', redirects: 10_000 },
  vercel: { ...none, name: 'Vercel', redirects: 2048, redirectSigns: 4096 },
  'github-pages': { ...none, name: 'GitHub Pages', bytes: 1e9 },
}

/** How many signs a line of `_headers` may have on a host. */
export const headerLineOf = (host: Host): number => limits[host]?.headerLine ?? any

interface Built {
  folder: string
  /** The bytes of each file, by its name. */
  sizes: ReadonlyMap<string, number>
}

/** What of a built site its host will not take, each at the line of the file that has it. */
export function beyondLimits(host: Host, { folder, sizes }: Built): Finding[] {
  const most = limits[host]
  if (!most) return []
  const read = (name: string) =>
    sizes.has(name) ? readFileSync(join(folder, name), 'utf8').split('\n') : []
  return [
    ...inHeaders(read('/_headers'), most),
    ...inRedirects(read('/_redirects'), most),
    ...inFiles(sizes, most),
  ].map(({ file, line = 1, message, hint }) => {
    const at = { file: join(folder, file), line, column: 1, pointer: '' }
    return finding('host-limit', at, message, hint)
  })
}

interface Beyond {
  /** Empty where it is about all of them. */
  file: string
  line?: number
  message: string
  hint: string
}

function* inHeaders(lines: string[], { name, headerLine }: Limits): Iterable<Beyond> {
  for (const [index, { length }] of lines.entries())
    if (length > headerLine)
      yield {
        ...{ file: '/_headers', line: index + 1 },
        message: `This header has ${inWords(length)} signs. ${name} takes ${inWords(headerLine)} in a line, and does not send it.`,
        hint: 'Let a rule in the settings of the host send it, or put the site on another host.',
      }
}

function* inRedirects(all: string[], { name, redirects, redirectSigns }: Limits): Iterable<Beyond> {
  const file = '/_redirects'
  const lines = all.filter((line) => line.endsWith(' 301'))
  for (const [index, { length }] of lines.entries())
    if (length > redirectSigns)
      yield {
        ...{ file, line: index + 1 },
        message: `This redirect has ${inWords(length)} signs. ${name} takes ${inWords(redirectSigns)}.`,
        hint: 'Shorten one of its two addresses under "redirects".',
      }
  if (lines.length > redirects)
    yield {
      ...{ file, line: redirects + 1 },
      message: `There are ${inWords(lines.length)} redirects. ${name} takes ${inWords(redirects)}: it leaves out those from here on, or refuses the site.`,
      hint: 'Remove from "redirects" what nobody follows any more.',
    }
}

function* inFiles(
  sizes: Built['sizes'],
  { name, files, fileBytes, bytes }: Limits,
): Iterable<Beyond> {
  let sum = 0
  for (const [file, own] of sizes) {
    sum += own
    if (own > fileBytes)
      yield {
        file,
        message: `This file has ${inWords(own)} bytes. ${name} takes ${inWords(fileBytes)}.`,
        hint: 'Make it smaller, or keep it elsewhere and lead there.',
      }
  }
  if (sizes.size > files)
    yield {
      file: '',
      message: `The site has ${inWords(sizes.size)} files. ${name} takes ${inWords(files)}.`,
      hint: 'Ask the host for a plan that takes more, or put the site on another one.',
    }
  if (sum > bytes)
    yield {
      file: '',
      message: `The site has ${inWords(sum)} bytes. ${name} takes ${inWords(bytes)}.`,
      hint: 'Keep large files elsewhere and lead there, or put the site on another host.',
    }
}

const inWords = (number: number) => number.toLocaleString('en-US')
