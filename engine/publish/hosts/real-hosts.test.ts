import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenOnFreePort } from '../../dev/free-port.ts'
import { createPreviewServer } from '../../dev/preview-server.ts'
import { type Host, hostFiles } from './host-files.ts'
import { hostRules } from './host-rules.ts'
import { installed, startHost } from './testing/start-host.ts'

const rules = hostRules({
  url: 'https://www.hearth.example',
  policy: "default-src 'none'; img-src 'self' data:",
  reports: 'https://reports.example/a%20b',
  redirects: {
    '/brote': '/brot#main',
    '/laib': '/kontakt?about=Rye',
    '/ar/قديم': '/ar/خبز',
  },
  notFoundIn: ['/ar'],
})
const bread = '/ar/%D8%AE%D8%A8%D8%B2'
const pages = ['index', 'brot', 'kontakt', 'ar', 'ar/خبز', '404', 'ar/404', 'laden/index']
const others = ['_assets/a.js', '_assets/a.css', '_art/a.svg', '_social/a.png', 'favicon.svg']
const texts = ['manifest.webmanifest', 'llms.txt', '_search.json', 'sitemap.xml']

let folder = ''
let preview: { url: string; server: Server }

/** Writes what a build for a host does, with little in each file. */
function write(host: Host): string {
  const out = join(folder, host)
  const names = [...pages.map((name) => `${name}.html`), ...others, ...texts]
  const all = names.map((name): [string, string] => [name, name.padEnd(2000, ' é')])
  for (const [name, content] of [...all, ...Object.entries(hostFiles(rules, host))]) {
    mkdirSync(dirname(join(out, name)), { recursive: true })
    writeFileSync(join(out, name), content)
  }
  writeFileSync(join(out, 'ready.txt'), 'not packed')
  writeFileSync(join(out, 'ready.txt.gz'), gzipSync('packed before'))
  return out
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-hosts-'))
  const server = createPreviewServer(write('netlify'))
  preview = { url: `http://localhost:${await listenOnFreePort(server, 24_800)}`, server }
})
afterAll(async () => {
  preview.server.closeAllConnections()
  preview.server.close()
  await rm(folder, { recursive: true })
})

const addresses: { path: string; status: number; location?: string; method?: string }[] = [
  { path: '/', status: 200 },
  { path: '/brot', status: 200 },
  { path: '/brot?from=home', status: 200 },
  { path: '/brot', method: 'HEAD', status: 200 },
  { path: '/brot', method: 'POST', status: 405 },
  { path: '/brot.html', status: 200 },
  { path: '/brot/', status: 301, location: '/brot' },
  { path: '/brot/?a=1', status: 301, location: '/brot?a=1' },
  { path: '//brot/', status: 301, location: '/brot' },
  { path: '/ar', status: 200 }, // a page, and a folder with pages
  { path: '/ar/', status: 301, location: '/ar' },
  { path: bread, status: 200 },
  { path: decodeURI(bread), status: 200 },
  { path: `${bread}/?a=1`, status: 301, location: `${bread}?a=1` },
  { path: '/laden/', status: 200 },
  { path: '/laden?a=1', status: 301, location: '/laden/?a=1' },
  { path: '/brote', status: 301, location: '/brot#main' },
  { path: '/brote?a=1', status: 301, location: '/brot?a=1#main' },
  { path: '/laib?a=1', status: 301, location: '/kontakt?about=Rye' },
  { path: '/ar/%D9%82%D8%AF%D9%8A%D9%85', status: 301, location: bread },
  { path: '/kuchen', status: 404 },
  { path: '/kuchen/', status: 404 },
  { path: '/en/cakes', status: 404 },
  { path: '/ar/%D9%83%D8%B9%D9%83', status: 404 },
  { path: '/.html', status: 404 },
  { path: '/brot%0d%0aX-Mine:1/', status: 404 },
  { path: '/_assets', status: 404 },
  { path: '/_assets/gone.js', status: 404 },
  ...[...others, ...texts].map((name) => ({ path: `/${name}`, status: 200 })),
]

/** What browsers are sent packed. */
const packed = [
  ...['/brot', '/_assets/a.js', '/_assets/a.css', '/favicon.svg'],
  ...['/llms.txt', '/_search.json', '/sitemap.xml'],
]

const compared = [
  ...['content-security-policy', 'x-content-type-options', 'referrer-policy'],
  ...['permissions-policy', 'cache-control', 'content-type', 'reporting-endpoints'],
]

/** What matters of an answer; all of it but where a redirect leads is for what is sent with a page or a file. */
async function answerOf(url: string, { path, method = 'GET' }: (typeof addresses)[number]) {
  const answer = await fetch(url + path, { method, redirect: 'manual' })
  const { status, headers } = answer
  const body = await answer.text()
  if (![200, 404].includes(status)) return { status, location: headers.get('location') }
  const own = compared.map((name) => [name, sameType(headers.get(name))])
  return { status, body, headers: Object.fromEntries(own) }
}

/** Two names of one type: scripts have an older one (RFC 9239), and JSON is UTF-8 by itself (RFC 8259 §8.1). */
const sameType = (value: string | null) =>
  value?.replace('application/javascript', 'text/javascript').replace(/(?<=\/json);.*/, '')

test('the preview answers as the table says', async () => {
  for (const address of addresses) {
    const { path, status, location } = address
    const answer = await answerOf(preview.url, address)
    expect([path, answer.status, answer.location]).toEqual([
      path,
      status,
      location ?? answer.location,
    ])
  }
})

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  const host = installed(name)

  test.skipIf(!host)(
    `${name} answers as the preview does${host ? '' : ': not installed here, so not tested'}`,
    async () => {
      if (!host) return
      const server = await startHost(host, write(name), join(folder, `${name}-work`))
      try {
        for (const address of addresses)
          expect({ ...address, ...(await answerOf(server.url, address)) }).toEqual({
            ...address,
            ...(await answerOf(preview.url, address)),
          })
        const asked = { headers: { 'accept-encoding': 'gzip' } }
        for (const path of packed) {
          const { headers } = await fetch(server.url + path, asked)
          expect([path, headers.get('content-encoding')]).toEqual([path, 'gzip'])
          expect(headers.get('vary')).toMatch(/accept-encoding/i)
        }
        const ready = await (await fetch(`${server.url}/ready.txt`, asked)).text()
        expect(ready).toBe('packed before')
        const hidden = ['/_headers', '/_redirects', name === 'nginx' ? '/nginx.conf' : '/Caddyfile']
        for (const path of hidden) expect((await fetch(server.url + path)).status).toBe(404)
      } finally {
        server.stop()
      }
    },
  )
})
