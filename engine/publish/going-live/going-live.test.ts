import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { analyse } from '../../analysis/analyse.ts'
import { listenOnFreePort } from '../../dev/free-port.ts'
import { createPreviewServer } from '../../dev/preview-server.ts'
import { asking } from './ask.ts'
import { obstacles } from './going-live.ts'
import { inMail } from './in-mail.ts'
import { inAddress } from './in-texts.ts'
import { printObstacles } from './obstacle.ts'

const bakery = join(import.meta.dirname, '../../fixtures/bakery/site.manifest.json')
const draft = readFileSync(bakery, 'utf8')
const real = draft
  .replaceAll('hearthandrye.example', 'hearthandrye.co.uk')
  .replaceAll(/[\w.-]+\.example\b/g, 'hearthandrye.co.uk')

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-live-'))
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})

const form = '<form class="a" action="/functions/v1/send-contact-email" method="post">'
const built = {
  'index.html': 'home',
  'bread.html': 'bread',
  'loaves.html': 'forwards',
  'contact.html': form,
  '404.html': 'missing',
  '_assets/entry.js': 'send()',
  _redirects: '/loaves /bread 301\n',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n/_assets/*\n  Cache-Control: immutable\n',
}
function write(name: string, files: { [name: string]: string }): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true })
    writeFileSync(join(folder, name, file), text)
  }
  return join(folder, name)
}
const dist = write('dist', built)

async function listen(server: Server): Promise<string> {
  servers.push(server)
  return `http://localhost:${await listenOnFreePort(server, 24_900)}`
}

const records: { [name: string]: string[] } = {
  'hearthandrye.co.uk': ['v=spf1 -all'],
  'resend._domainkey.hearthandrye.co.uk': ['v=DKIM1; p=abc'],
  '_dmarc.hearthandrye.co.uk': ['v=DMARC1; p=none'],
}
const resolveFrom = (known: typeof records) => async (name: string) => {
  const texts = known[name]
  if (!texts) throw Object.assign(new Error(name), { code: 'ENODATA' })
  return texts.map((text) => [text.slice(0, 6), text.slice(6)]) // long ones come in pieces
}

async function look(text: string, more: Partial<Parameters<typeof obstacles>[0]> = {}) {
  const { site } = analyse('site.manifest.json', text)
  if (!site) throw new Error('The bakery does not load.')
  const found = await obstacles({
    site,
    starter: '{}',
    folder: dist,
    localKey: 'local-public-key',
    ask: asking(),
    resolveTxt: resolveFrom(records),
    ...more,
  })
  return found.map(({ severity, message }) => `${severity} ${message}`)
}

const problem: RequestListener = (_, response) =>
  response.writeHead(405).end('{"type":"urn:broadsheet:problem:method"}')

test('nothing stands in the way of a site that is served as it was built', async () => {
  const server = createPreviewServer(dist, { '/functions/v1/': problem })
  expect(await look(real, { address: await listen(server) })).toEqual([])
})

test('a host that answers everything with the first page, and is told nothing', async () => {
  const server = createServer((_, response) => response.end('another'))
  const address = await listen(server)
  const found = await look(real, { address })
  expect(found).toEqual([
    `warning ${address}/ is not the page that was built last, or the host changes it on its way.`,
    'error / comes without what the build says: X-Content-Type-Options.',
    'error /_assets/entry.js comes without what the build says: X-Content-Type-Options, Cache-Control.',
    'error An address without a page answers 200, not 404: search engines would keep mistyped addresses.',
    'warning Former addresses are not led on by the host: /loaves.',
    expect.stringMatching(/^error No function for messages is at .*: it answers 200 as a page/),
  ])
})

test('a host that leads elsewhere, has files alone, or is not there', async () => {
  const leading = createServer((_, response) =>
    response.writeHead(301, { location: 'https://mine.org/' }).end(),
  )
  const [moved] = await look(real, { address: await listen(leading) })
  expect(moved).toMatch(/answers 301 and leads to https:\/\/mine.org\/, not with the site's first/)
  const plain = createServer((request, response) => {
    const isHome = request.url === '/'
    response.writeHead(isHome ? 200 : 404).end(isHome ? built['index.html'] : '')
  })
  const found = await look(real, { address: await listen(plain) })
  expect(found).toContain(
    'error /_assets/entry.js is in the built site, and the host does not send it.',
  )
  expect(found.join()).toContain('/bread does not come at its address (404)')
  const gone = Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  })
  const ask = asking(() => Promise.reject(gone))
  expect(await look(real, { address: 'https://mine.org', ask })).toContain(
    'error https://mine.org cannot be reached: ECONNREFUSED.',
  )
})

test('a draft is known by its address, its examples, and the texts that it began with', async () => {
  const left = 'Bread has been baked here as long as anyone can say'
  const starter = JSON.stringify({ pages: [{ text: left }, 'short'] })
  const text = draft
    .replace('{bakery}: bread from a stone oven', left)
    .replace(/"banner",\s*"title": "/, '$&TODO +1-555-010-0100 or 202 555-0142 ')
  const found = await look(text, { starter })
  expect(found).toEqual([
    expect.stringContaining("error The site's address is https://www.hearthandrye.example, which"),
    expect.stringContaining(
      'error There is an address for mail or a link that leads nowhere: "oven@',
    ),
    expect.stringContaining('nobody’s: "+1-555-010-0100", "202 555-0142" (found 2 times).'),
    expect.stringContaining('error There is a note to oneself: "TODO" (found once).'),
    expect.stringContaining(`warning Texts are as "broadsheet new" wrote them (1): "${left}".`),
    expect.stringContaining('unknown Nothing was asked of https://www.hearthandrye.example'),
  ])
})

test('a picture that was not chosen is told', async () => {
  expect(await look(real.replace('/_art/cakes.svg', '/_picture.svg'))).toContain(
    'error A picture is not chosen yet (found once).',
  )
})

test('without a built site there is nothing to compare a host with', async () => {
  const found = await look(real, { folder: join(folder, 'none') })
  expect(found).toEqual([expect.stringContaining('unknown There is no built site in')])
})

test.each([
  ['https://www.mine.org', []],
  ['http://mine.org', ['error']],
  ['https://www.example.com', ['error']],
  ['https://mine.test', ['error']],
  ['https://192.168.0.4', ['error']],
  ['http://localhost:4173', ['error']],
])('the address %s is found to have %o', (address, severities) => {
  expect(inAddress(address).map(({ severity }) => severity)).toEqual(severities)
})

describe('a form that sends elsewhere', () => {
  const at = (action: string) => form.replace('/functions', `${action}/functions`)

  test('must not send to the machine that it was built on', async () => {
    const local = write('local', { ...built, 'contact.html': at('http://127.0.0.1:54321') })
    const server = createPreviewServer(local)
    const found = await look(real, { folder: local, address: await listen(server) })
    expect(found).toEqual([expect.stringMatching(/^error The form sends to http:\/\/127/)])
  })

  test('must not show the key of one’s own machine', async () => {
    const script = { '_assets/entry.js': 'send("local-public-key")' }
    const hosted = { ...built, ...script, 'contact.html': at('https://abc.supabase.co') }
    const keyed = write('keyed', hosted)
    const server = createPreviewServer(keyed)
    const own = asking()
    const ask: typeof own = async (url) =>
      url.startsWith('https://abc.')
        ? { status: 405, headers: new Headers(), text: 'urn:broadsheet:problem:method' }
        : own(url)
    const found = await look(real, { folder: keyed, address: await listen(server), ask })
    expect(found).toEqual([
      'error The form shows abc.supabase.co the key of your own machine, which is refused there.',
    ])
  })
})

describe('records for mail', () => {
  const domain = 'hearthandrye.co.uk'
  const failing = (code: string) => async () => {
    throw Object.assign(new Error(code), { code })
  }

  test('are those of the sender, of the key, and of the policy', async () => {
    const resolveTxt = resolveFrom({ [domain]: ['google-site-verification=a'] })
    const found = await inMail(domain, { resolveTxt })
    expect(found.map(({ severity }) => severity)).toEqual(['error', 'warning', 'warning'])
    const named = await inMail(domain, { resolveTxt, selector: 'mine' })
    expect(named[1]?.message).toContain(`mine._domainkey.${domain}`)
    expect(await inMail(domain, { resolveTxt: resolveFrom(records) })).toEqual([])
  })

  test.each([
    ['ENOTFOUND', 'know no domain hearthandrye.co.uk'],
    ['ECONNREFUSED', 'no name server answers (ECONNREFUSED)'],
    ['ETIMEOUT', 'no name server answers (ETIMEOUT)'],
  ])('%s is said to be no answer, not a missing record', async (code, words) => {
    const found = await inMail(domain, { resolveTxt: failing(code) })
    expect(found.map(({ severity }) => severity)).toEqual(['unknown'])
    expect(found[0]?.message).toContain(words)
  })
})

test('what is worst is told first, with what to do', () => {
  const one = { severity: 'unknown', message: 'A.', hint: 'B.' } as const
  const two = { severity: 'error', message: 'C.', hint: 'D.' } as const
  expect(printObstacles([one, two])).toBe('error    C.\n         D.\nunknown  A.\n         B.')
})
