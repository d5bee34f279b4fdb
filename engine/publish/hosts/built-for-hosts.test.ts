import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEngine } from '../../bundle/open-engine.ts'
import { type Host, hosts } from './host-files.ts'

const root = join(import.meta.dirname, '../../..')
const { engine, bundle } = await openEngine({ root, source: join(root, 'src') })
const fixture = readFileSync(join(root, 'engine/fixtures/languages/site.manifest.json'), 'utf8')
const redirects = [
  { from: '/brote', to: '/brot#main' },
  { from: '/laib', to: '/kontakt?about=Rye' },
  { from: '/ar/قديم', to: '/ar/خبز' },
]

let folder = ''
/** What the policy says, in a header. */
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
  sent = policyIn(readFileSync(join(out, '_headers'), 'utf8')) ?? []
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

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
    expect(text).toMatch(/^(?:\S+ \S+ 301\n){3}/)
    expect(text).toContain('/brote /brot#main 301\n')
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
