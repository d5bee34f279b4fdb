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

const few = hostRules({
  url: 'https://hearth.example',
  policy: "img-src 'self'",
  reports,
  redirects: { '/ar/قديم': '/ar/خبز?a=1#b' },
  notFoundIn: ['/ar'],
})
const [old, bread] = ['/ar/%D9%82%D8%AF%D9%8A%D9%85', '/ar/%D8%AE%D8%A8%D8%B2?a=1#b']
const forDays = 'public, max-age=86400, stale-while-revalidate=604800'
const forEver = 'public, max-age=31536000, immutable'
const always = [
  ['Content-Security-Policy', "img-src 'self'"],
  ['Reporting-Endpoints', `policy="${reports}"`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
] as const

// No Apache and no Vercel answers in a test; what they are told is held word for word.
test('Apache is told all of it', () => {
  expect(hostFiles(few)['/.htaccess']).toBe(`ErrorDocument 404 /404.html
<If "%{REQUEST_URI} =~ m#^/ar/#">
  ErrorDocument 404 /ar/404.html
</If>
DirectorySlash Off
<IfModule mod_headers.c>
  Header always set Content-Security-Policy "img-src 'self'"
  Header always set Reporting-Endpoints "policy=\\"https://reports.example/a%%20b\\""
  Header always set X-Content-Type-Options "nosniff"
  Header always set Referrer-Policy "strict-origin-when-cross-origin"
  Header always set Permissions-Policy "camera=(), microphone=(), geolocation=()"
  <If "%{REQUEST_URI} =~ m#^/_assets/#">
    Header always set Cache-Control "${forEver}"
  </If>
  <If "%{REQUEST_URI} =~ m#^/_art/#">
    Header always set Cache-Control "${forDays}"
  </If>
  <If "%{REQUEST_URI} =~ m#^/_social/#">
    Header always set Cache-Control "${forDays}"
  </If>
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule ^ar/قديم$ "${bread.replaceAll('%', '\\%')}" [R=301,NE,L]
  RewriteCond %{DOCUMENT_ROOT}/$1.html -f
  RewriteRule ^(.+?)/?$ /$1.html [L]
</IfModule>
`)
})

test('Vercel is told all of it', () => {
  const kept = (folder: string, value: string) => ({
    source: `${folder}(.*)`,
    headers: [{ key: 'Cache-Control', value }],
  })
  expect(JSON.parse(hostFiles(few, 'vercel')['/vercel.json'] ?? '')).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: always.map(([key, value]) => ({ key, value })) },
      ...[kept('/_assets/', forEver), kept('/_art/', forDays), kept('/_social/', forDays)],
    ],
    redirects: [{ source: old, destination: bread, statusCode: 301 }],
  })
})

test('Netlify and those that have its words are told all of it', () => {
  const own = hostFiles(few, 'netlify')
  expect(own).toEqual({
    '/_headers': [
      '/*',
      ...always.map(([name, value]) => `  ${name}: ${value}`),
      ...['/_assets/*', `  Cache-Control: ${forEver}`],
      ...['/_art/*', `  Cache-Control: ${forDays}`],
      ...['/_social/*', `  Cache-Control: ${forDays}`, ''],
    ].join('\n'),
    '/_redirects': `${old} ${bread} 301\n/ar/* /ar/404.html 404\n`,
  })
  const redirects = `${old} ${bread} 301\n`
  expect(hostFiles(few, 'cloudflare')).toEqual({ ...own, '/_redirects': redirects })
})

test('GitHub Pages is told its domain, unless that is GitHub’s', () => {
  const files = { '/_headers': '', '/_redirects': expect.anything(), '/.nojekyll': '' }
  expect(hostFiles(few, 'github-pages')).toEqual({ ...files, '/CNAME': 'hearth.example\n' })
  const theirs = hostRules({ url: 'https://a.github.io', policy: '', redirects: {} })
  expect(hostFiles(theirs, 'github-pages')).toEqual(files)
})

test('without a host there are the files of all but GitHub’s domain', () => {
  const names = ['.htaccess', '.nojekyll', 'Caddyfile', '_headers', '_redirects', 'nginx.conf']
  const all = hostFiles(few)
  expect(Object.keys(all).toSorted()).toEqual([...names, 'vercel.json'].map((name) => `/${name}`))
  expect(all['/.nojekyll']).toBe('')
})

test('a policy that no header says is in none', () => {
  const silent = hostFiles(hostRules({ url, policy: '', redirects: {} }))
  for (const text of Object.values(silent)) expect(text).not.toContain('Content-Security-Policy')
})

test.each([
  { address: '/a', search: '?b', is: '/a?b' },
  { address: '/a#c', search: '?b', is: '/a?b#c' },
  { address: '/a#c#d', search: '?b', is: '/a?b#c#d' },
  { address: '/a?x#c', search: '?b', is: '/a?x#c' },
  { address: '/a#c?d', search: '?b', is: '/a?b#c?d' },
  { address: '', search: '?b', is: '?b' },
])('a search goes along to "$address": $is', ({ address, search, is }) => {
  expect(withSearch(address, search)).toBe(is)
})
