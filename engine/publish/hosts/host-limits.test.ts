import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'
import type { Host } from './host-files.ts'
import { beyondLimits } from './host-limits.ts'
import { policyPlaces } from './policy-places.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-limits-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the host will not take of these files; of others, their sizes alone. */
function beyond(host: Host, files: { [name: string]: string | number }): string[] {
  const sizes = Object.entries(files).map(([name, content]): [string, number] => {
    if (typeof content === 'number') return [name, content]
    writeFileSync(join(folder, name), content)
    return [name, content.length]
  })
  return beyondLimits(host, { folder, sizes: new Map(sizes) }).map(
    ({ code, at: { file, line, column, pointer }, message, hint }) => {
      expect({ code, column, pointer }).toEqual({ code: 'host-limit', column: 1, pointer: '' })
      expect(hint).toMatch(/^[A-Z].* .*\.$/)
      return `${file.slice(folder.length)}:${line} ${message}`
    },
  )
}

const redirects = (count: number) => ({
  '/_redirects': Array.from({ length: count }, (_, n) => `/old/${n} /new 301\n`).join(''),
})
const header = (signs: number) => ({ '/_headers': `/*\n${'  X: '.padEnd(signs, 'y')}\n` })
const files = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`/${n}.html`, 1]))

test.each<{ host: Host; most: object; more: object; said: string }>([
  {
    host: 'cloudflare',
    most: header(2000),
    more: header(2001),
    said: '/_headers:2 This header has 2,001 signs. Cloudflare Pages takes 2,000 in a line, and does not send it.',
  },
  {
    host: 'cloudflare',
    most: redirects(2000),
    more: redirects(2001),
    said: '/_redirects:2001 There are 2,001 redirects. Cloudflare Pages takes 2,000: it leaves out those from here on, or refuses the site.',
  },
  {
    host: 'cloudflare',
    most: { '/_redirects': `/${'a'.repeat(990)} /b 301\n` },
    more: { '/_redirects': `/a /b 301\n/${'a'.repeat(993)} /b 301\n` },
    said: '/_redirects:2 This redirect has 1,001 signs. Cloudflare Pages takes 1,000.',
  },
  {
    host: 'cloudflare',
    most: files(20_000),
    more: files(20_001),
    said: ':1 The site has 20,001 files. Cloudflare Pages takes 20,000.',
  },
  {
    host: 'cloudflare',
    most: { '/film.mp4': 26_214_400 },
    more: { '/film.mp4': 26_214_401 },
    said: '/film.mp4:1 This file has 26,214,401 bytes. Cloudflare Pages takes 26,214,400.',
  },
  {
    host: 'netlify',
    most: redirects(10_000),
    more: redirects(10_001),
    said: '/_redirects:10001 There are 10,001 redirects. Netlify takes 10,000: it leaves out those from here on, or refuses the site.',
  },
  {
    host: 'vercel',
    most: redirects(2048),
    more: redirects(2049),
    said: '/_redirects:2049 There are 2,049 redirects. Vercel takes 2,048: it leaves out those from here on, or refuses the site.',
  },
  {
    host: 'github-pages',
    most: { '/a.mp4': 1e9 },
    more: { '/a.mp4': 5e8, '/b.mp4': 5e8, '/c.txt': 1 },
    said: ':1 The site has 1,000,000,001 bytes. GitHub Pages takes 1,000,000,000.',
  },
])('$host: $said', ({ host, most, more, said }) => {
  expect(beyond(host, { ...most })).toEqual([])
  expect(beyond(host, { ...more })).toEqual([said])
  expect(beyond('nginx', { ...more })).toEqual([])
})

test('vercel: an address of a redirect may be as long as a line of 4,096 signs', () => {
  const line = (signs: number) => `/${'a'.repeat(signs - 8)} /b 301`
  expect(beyond('vercel', { '/_redirects': `${line(4096)}\n` })).toEqual([])
  expect(beyond('vercel', { '/_redirects': `${line(4097)}\n` })).toEqual([
    '/_redirects:1 This redirect has 4,097 signs. Vercel takes 4,096.',
  ])
})

test('only lines that lead on are redirects, and a host has no limit that is not named', () => {
  const long = `/${'a'.repeat(2000)}/* /404.html 404\n`
  expect(beyond('cloudflare', { '/_redirects': long })).toEqual([])
  expect(beyond('netlify', { '/a.mp4': 1e12, ...header(9000) })).toEqual([])
  expect(beyond('vercel', { '/a.mp4': 1e12, ...header(9000) })).toEqual([])
  expect(beyond('github-pages', { ...header(9000), ...redirects(3000) })).toEqual([])
})

test('a policy that is too long for a header of the host stands in the pages, but for what a header alone can say', () => {
  const hashes = Array.from({ length: 40 }, (_, n) => `${n}`.padEnd(44, '='))
  const reports = 'https://reports.example'
  const long = contentPolicy({ scriptHashes: [], styleHashes: hashes, reports })
  const short = contentPolicy({ scriptHashes: [], styleHashes: [] })
  expect(policyPlaces(long, 'netlify')).toEqual({ header: long })
  expect(policyPlaces(short, 'cloudflare')).toEqual({ header: short })
  const { header, page } = policyPlaces(long, 'cloudflare')
  expect(header).toBe(
    "frame-ancestors 'self'; report-uri https://reports.example; report-to policy",
  )
  expect(`${page}; ${header}`.split('; ').sort()).toEqual(long.split('; ').sort())
  expect(policyPlaces(long, 'github-pages')).toEqual({ header: '', page })
})

test('a policy stands in a header up to the length that the host takes', () => {
  const line = (signs: number) => 'x'.repeat(signs - '  Content-Security-Policy: '.length)
  expect(policyPlaces(line(2000), 'cloudflare')).toEqual({ header: line(2000) })
  expect(policyPlaces(line(2001), 'cloudflare')).toEqual({ header: '', page: line(2001) })
  expect(policyPlaces(line(9000))).toEqual({ header: line(9000) })
  expect(policyPlaces(line(9000), 'nginx')).toEqual({ header: line(9000) })
})
