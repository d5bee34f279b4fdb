import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngine } from '../../bundle/open-engine.ts'
import { listenOnFreePort } from '../../dev/free-port.ts'
import { createPreviewServer } from '../../dev/preview-server.ts'
import { type Host, hosts } from './host-files.ts'
import { installed, startHost } from './testing/start-host.ts'

const root = join(import.meta.dirname, '../../..')
const { engine, bundle } = await openEngine({ root, source: join(root, 'src') })
const fixture = readFileSync(join(root, 'engine/fixtures/languages/site.manifest.json'), 'utf8')
const redirects = [
  { from: '/brote', to: '/brot#main' },
  { from: '/laib', to: '/kontakt?about=Rye' },
  { from: '/ar/قديم', to: '/ar/خبز' },
]
const bread = '/ar/%D8%AE%D8%A8%D8%B2'

let folder = ''
let preview: { url: string; server: Server }
let asset = ''
/** What the policy says, in a header of the preview. */
let sent: string[] = []

const policyIn = (headers: string) =>
  /Content-Security-Policy: (.*)/.exec(headers)?.[1]?.split('; ').sort()

/** Of the same site for another host, only the files for hosts differ, and for one without headers the pages' policy. */
async function build(host?: Host) {
  const [out, cache] = [join(folder, 'site'), join(folder, 'cache')]
  const manifest = join(folder, 'site.manifest.json')
  const { report, findings } = await engine.buildSite({ root, bundle, manifest, out, cache, host })
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  return { out, report }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-hosts-'))
  const text = JSON.stringify({ ...JSON.parse(fixture), redirects })
  await writeFile(join(folder, 'site.manifest.json'), text)
  const { out } = await build()
  asset = readdirSync(join(out, '_assets')).find((name) => name.endsWith('.js')) ?? ''
  sent = policyIn(readFileSync(join(out, '_headers'), 'utf8')) ?? []
  mkdirSync(join(out, 'laden'))
  await writeFile(join(out, 'laden/index.html'), 'a folder with a page')
  const server = createPreviewServer(out)
  preview = { url: `http://localhost:${await listenOnFreePort(server, 24_800)}`, server }
}, 120_000)
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
  { path: '/_assets/ASSET', status: 200 },
  { path: '/manifest.webmanifest', status: 200 },
  { path: '/llms.txt', status: 200 },
  { path: '/_search.json', status: 200 },
  { path: '/favicon.svg', status: 200 },
]

const compared = [
  ...['content-security-policy', 'x-content-type-options', 'referrer-policy'],
  ...['permissions-policy', 'cache-control', 'content-type'],
]

/** What matters of an answer; all of it but where a redirect leads is for what is sent with a page or a file. */
async function answerOf(url: string, { path, method = 'GET' }: (typeof addresses)[number]) {
  const address = url + path.replace('ASSET', asset)
  const answer = await fetch(address, { method, redirect: 'manual' })
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

test.each(hosts)(
  'a build for %s writes its files and takes away those of other hosts',
  async (host) => {
    const own: { [host in Host]?: string[] } = {
      'github-pages': ['.nojekyll', 'CNAME'],
      vercel: ['vercel.json'],
      nginx: ['nginx.conf'],
      caddy: ['Caddyfile'],
    }
    const { out, report } = await build(host)
    const rest = ['.htaccess', '.nojekyll', 'CNAME', 'Caddyfile', 'nginx.conf', 'vercel.json']
    const there = readdirSync(out).filter((name) => rest.includes(name))
    expect(there).toEqual(own[host] ?? [])
    expect(report?.limits).toEqual([])
    const text = readFileSync(join(out, '_redirects'), 'utf8')
    expect(text.includes('/ar/404.html 404')).toBe(host !== 'cloudflare')
    const said = (file: string) =>
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
        readFileSync(join(out, file), 'utf8'),
      )?.[1]
    const headers = readFileSync(join(out, '_headers'), 'utf8')
    if (host === 'github-pages') {
      expect(headers).toBe('')
      for (const page of ['index.html', 'ar.html', '404.html'])
        expect(`${said(page)}; frame-ancestors 'self'`.split('; ').sort()).toEqual(sent)
    } else {
      expect(said('index.html')).toBeUndefined()
      expect(policyIn(headers)).toEqual(sent)
    }
    expect((await build(host)).report).toMatchObject({ rendered: 0, written: 0 })
  },
)

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  const host = installed(name)

  test.skipIf(!host)(
    `${name} answers as the preview does${host ? '' : ': not installed here, so not tested'}`,
    async () => {
      if (!host) return
      const { out } = await build(name)
      const server = await startHost(host, out, join(folder, name))
      try {
        for (const address of addresses)
          expect({ ...address, ...(await answerOf(server.url, address)) }).toEqual({
            ...address,
            ...(await answerOf(preview.url, address)),
          })
        const asked = { headers: { 'accept-encoding': 'gzip' } }
        const packed = await fetch(`${server.url}/brot`, asked)
        expect(packed.headers.get('content-encoding')).toBe('gzip')
        const hidden = ['/_headers', '/_redirects', name === 'nginx' ? '/nginx.conf' : '/Caddyfile']
        for (const path of hidden) expect((await fetch(server.url + path)).status).toBe(404)
      } finally {
        server.stop()
      }
    },
  )
})
