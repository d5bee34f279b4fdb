import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyse } from '../../analysis/analyse.ts'
import { contentPolicy } from './content-policy.ts'
import { hostFiles } from './host-files.ts'
import { hostRules } from './host-rules.ts'
import { withSearch } from './with-search.ts'

const file = join(import.meta.dirname, '../../fixtures/bakery/site.manifest.json')
const { site } = analyse('m.json', readFileSync(file, 'utf8'))
if (!site) throw new Error('The bakery does not load.')
const { redirects } = site.layout
const { url } = site.layout.site
const reports = 'https://reports.example/a%20b'
const policy = contentPolicy({ scriptHashes: ['abc='], styleHashes: ['def='], reports })
const files = hostFiles(hostRules({ url, policy, reports, redirects }))
const linesOf = (name: string) => files[name]?.split('\n').map((line) => line.trim()) ?? []

test('the policy allows the inline scripts that it is told of, and no other origin', () => {
  expect(
    contentPolicy({ scriptHashes: ['abc=', 'def='], styleHashes: ['ghi='] }).split('; '),
  ).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc=' 'sha256-def='",
    "style-src 'self' 'sha256-ghi='",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types head',
  ])
})

test('a form may send to the origins that are given', () => {
  const connect = ['https://back.example']
  const open = contentPolicy({ scriptHashes: [], styleHashes: [], connect })
  expect(open).toContain("connect-src 'self' https://back.example;")
  expect(open).toContain("form-action 'self' https://back.example;")
})

test('pages of other sites are shown only where the site names them', () => {
  const hashes = { scriptHashes: [], styleHashes: [] }
  expect(contentPolicy(hashes)).not.toContain('frame-src')
  const frames = ['https://films.example', 'https://maps.example:8443']
  expect(contentPolicy({ ...hashes, frames })).toContain(
    '; frame-src https://films.example https://maps.example:8443; ',
  )
})

test('browsers report to the address that is set, and to none where none is', () => {
  expect(policy).toMatch(/; report-uri https:\/\/reports\.example\/a%20b; report-to policy$/)
  expect(linesOf('/_headers')).toContain(`Reporting-Endpoints: policy="${reports}"`)
  const silent = hostFiles(hostRules({ url, policy: 'a', redirects }))
  for (const text of Object.values(silent)) expect(text).not.toContain('Reporting')
})

test('hashed files are kept for ever, pages are not', () => {
  const blocks = files['/_headers']?.split(/\n(?=\/)/) ?? []
  expect(blocks[0]).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src/)
  expect(blocks[0]).not.toContain('Cache-Control')
  expect(blocks[1]).toBe('/_assets/*\n  Cache-Control: public, max-age=31536000, immutable')
  expect(blocks).toHaveLength(4)
})

test('redirects are permanent and keep the place on the page', () => {
  expect(files['/_redirects']).toBe(
    '/loaves /bread 301\n/pastries /cakes#tarts 301\n/shop/loaves /loaves 301\n',
  )
})

test('every host is told the same, in its own words', () => {
  const escaped = policy.replaceAll("'", "\\'")
  expect(linesOf('/nginx.conf')).toEqual(
    expect.arrayContaining([
      `add_header Content-Security-Policy '${escaped}' always;`,
      `if ($uri ~ ^/_assets/) { set $kept 'public, max-age=31536000, immutable'; }`,
      'location = /pastries { return 301 "/cakes$is_args$args#tarts"; }',
    ]),
  )
  expect(linesOf('/.htaccess')).toEqual(
    expect.arrayContaining([
      `Header always set Content-Security-Policy "${policy.replaceAll('%', '%%')}"`,
      `Header always set Reporting-Endpoints "policy=\\"${reports.replaceAll('%', '%%')}\\""`,
      'RewriteRule ^pastries$ "/cakes#tarts" [R=301,NE,L]',
    ]),
  )
  expect(JSON.parse(files['/vercel.json'] ?? '')).toMatchObject({
    headers: expect.arrayContaining([
      {
        source: '/_assets/(.*)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ]),
    redirects: expect.arrayContaining([
      { source: '/pastries', destination: '/cakes#tarts', statusCode: 301 },
    ]),
  })
})

test('whatever a redirect leads to, it is one rule for every host', () => {
  const pieces = fc.constantFrom(
    ...['/a', '\n', '\r', ' ', '"', "'", '$1', '\\', ';', '{', '}', '`', '#', '%0A', '?b=c&d'],
    ...['\u0085', '\u2028', '\ud800', '\u0000', '* https://evil.example 301'],
  )
  const target = fc.array(pieces, { minLength: 1 }).map((all) => all.join(''))
  fc.assert(
    fc.property(target, (to) => {
      const made = hostFiles(hostRules({ url, policy, redirects: { '/loaves': to } }))
      const counts = Object.values(made).map((text) => text.split('\n').length)
      const plain = hostFiles(hostRules({ url, policy, redirects: { '/loaves': '/b' } }))
      expect(counts).toEqual(Object.values(plain).map((text) => text.split('\n').length))
      const [, piece = ''] = /^\/loaves (\S*) 301$/.exec(made['/_redirects']?.trim() ?? '') ?? []
      expect(piece).toMatch(/^[^\s"$;\\{}]+$/)
      expect(made['/nginx.conf']).toContain(
        `location = /loaves { return 301 "${withSearch(piece, '$is_args$args')}"; }`,
      )
      expect(made['/Caddyfile']).toContain(`redir /loaves "${withSearch(piece, '{asked}')}" 301`)
    }),
  )
})
