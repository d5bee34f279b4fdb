import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodedAddress } from '../../assets/urls.ts'
import { headersOf, type WrittenRules } from '../hosts/written-rules.ts'
import type { Answered, Ask, Reached } from './ask.ts'
import type { Obstacle } from './obstacle.ts'

interface Options {
  /** The address that is asked, as https://www.example.com. */
  address: string
  /** The built site. */
  folder: string
  rules: WrittenRules
  /** A page beside the first, as "/about". */
  page: string | undefined
  ask: Ask
}

/** Of a long list of redirects, some tell. */
const maxRedirects = 20

/** What a running host does otherwise than the built site says. */
export async function inHost({ address, folder, rules, page, ask }: Options): Promise<Obstacle[]> {
  const home = await ask(`${address}/`)
  if (home.failure !== undefined) return [unreachable(address, home.failure)]
  if (home.status !== 200) return [notThere(address, home)]
  const built = await readFile(join(folder, 'index.html'), 'utf8')
  const found: Obstacle[] = []
  if (home.text !== built)
    found.push({
      severity: 'warning',
      message: `${address}/ is not the page that was built last, or the host changes it on its way.`,
      hint: 'Publish the built folder again; switch off what "optimizes" pages: the policy refuses scripts that were put in.',
    })
  if (rules.headers.length === 0) found.push(withoutHeaders)
  found.push(...(await inHeaders('/', home, rules)))
  const asset = (await readdir(join(folder, '_assets'))).find((name) => name.endsWith('.js'))
  if (asset) {
    const path = `/_assets/${asset}`
    found.push(...(await inHeaders(path, await ask(address + path), rules)))
  }
  found.push(...(await inMissing(address, ask)))
  if (page) found.push(...(await inPage(address, page, ask)))
  return [...found, ...(await inRedirects(address, rules, ask))]
}

const unreachable = (address: string, failure: string): Obstacle => ({
  severity: 'error',
  message: `${address} cannot be reached: ${failure}.`,
  hint: 'Nothing else was asked of the host. Publish the site there, let its name lead to it, and check again.',
})

const withoutHeaders: Obstacle = {
  severity: 'warning',
  message:
    'The host sends no headers: other sites may show these pages in frames, browsers report nothing, and files are asked for again after minutes.',
  hint: 'The pages say the rest of their policy themselves. Where that is not enough, take a host that sends headers.',
}

function notThere(address: string, { status, headers }: Reached): Obstacle {
  const to = headers.get('location')
  return {
    severity: 'error',
    message: `${address}/ answers ${status}${to ? ` and leads to ${to}` : ''}, not with the site's first page.`,
    hint: to
      ? 'Write the address that it leads to into "site.url", or let the other lead here.'
      : 'Look into the settings of the host: the built folder has to be what it serves.',
  }
}

/** Compares what is sent with a file; what a host adds is its own business. */
async function inHeaders(path: string, answer: Answered, rules: WrittenRules): Promise<Obstacle[]> {
  if (answer.failure !== undefined || answer.status !== 200)
    return [
      {
        severity: 'error',
        message: `${path} is in the built site, and the host does not send it.`,
        hint: 'Publish the built folder with all that is in it, names that begin with "_" or "." too.',
      },
    ]
  const wrong = headersOf(path, rules).filter(([name, value]) => answer.headers.get(name) !== value)
  if (wrong.length === 0) return []
  const words = wrong.map(([name]) => (answer.headers.has(name) ? `${name} (another)` : name))
  return [
    {
      severity: 'error',
      message: `${path} comes without what the build says: ${words.join(', ')}.`,
      hint: 'Build with --host and the name of yours, so that it finds its file.',
    },
  ]
}

async function inMissing(address: string, ask: Ask): Promise<Obstacle[]> {
  const answer = await ask(`${address}/broadsheet-asks-for-what-is-not-there`)
  if (answer.failure !== undefined || answer.status === 404) return []
  return [
    {
      severity: 'error',
      message: `An address without a page answers ${answer.status}, not 404: search engines would keep mistyped addresses.`,
      hint: 'Let the host send 404.html, with status 404; switch off "single page application".',
    },
  ]
}

async function inPage(address: string, page: string, ask: Ask): Promise<Obstacle[]> {
  const answer = await ask(address + encodedAddress(page))
  if (answer.failure === undefined && answer.status === 200) return []
  const said = answer.failure ?? answer.status
  return [
    {
      severity: 'error',
      message: `${page} does not come at its address (${said}), while all links lead there.`,
      hint: `Let the host send ${page}.html for it, without a slash at the end ("clean" or "pretty" addresses).`,
    },
  ]
}

async function inRedirects(address: string, rules: WrittenRules, ask: Ask): Promise<Obstacle[]> {
  const known = [...rules.redirects].filter(([, { status }]) => status < 400)
  const lost: string[] = []
  for (const [from, { to }] of known.slice(0, maxRedirects)) {
    const answer = await ask(address + from)
    const location = answer.failure === undefined ? answer.headers.get('location') : undefined
    const isThere = location && URL.canParse(location, address)
    if (!isThere || new URL(location, address).href !== new URL(to, address).href) lost.push(from)
  }
  if (lost.length === 0) return []
  return [
    {
      severity: 'warning',
      message: `Former addresses are not led on by the host: ${lost.slice(0, 3).join(', ')}${lost.length > 3 ? ` and ${lost.length - 3} more` : ''}.`,
      hint: 'Visitors are, by a small page; search engines want status 301. Build with --host and the name of yours.',
    },
  ]
}
