import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'playwright/test'

// Bytes and counts, never times: they are the same on every machine. Compressed as hosts do it (brotli).
const dist = process.env.E2E_DIST ?? 'dist'
const size = (content: string | Uint8Array) => brotliCompressSync(content).length
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
const pages = files.filter((file) => file.endsWith('.html'))
const sizes = pages.map((file) => size(readFileSync(file))).sort((a, b) => a - b)
const home = readFileSync(join(dist, 'index.html'), 'utf8')
const scripts = files.filter((file) => file.endsWith('.js'))
const sizeOf = (some: string[]) => some.reduce((sum, file) => sum + size(readFileSync(file)), 0)
/** What the home page loads to be hydrated. */
const hydrating = (/data-chunks="([^"]*)"/.exec(home)?.[1]?.split(' ') ?? []).map((url) =>
  join(dist, url),
)

test('the starter and the script for the theme, all that runs before an intent, have at most 2,310 bytes', () => {
  const [, theme = '', starter = ''] =
    /<script>(try.*?)<\/script>.*<script>(.*?)<\/script><\/body>/s.exec(home) ?? []
  expect(Math.min(theme.length, starter.length)).toBeGreaterThan(100)
  expect(theme.length + starter.length).toBeLessThanOrEqual(2310)
})

test('hydrating takes four files of at most 93 kB, a form 14 kB more, the search 4 kB, all scripts 130.5 kB', () => {
  expect(hydrating).toHaveLength(4)
  expect(sizeOf(hydrating)).toBeLessThanOrEqual(93_000)
  const form = scripts.filter((file) => file.includes('/contact-form-'))
  expect(form).toHaveLength(1)
  expect(sizeOf(form)).toBeLessThanOrEqual(14_000)
  const search = scripts.filter((file) => /\/(?:show-)?search-/.test(file))
  expect(search).toHaveLength(2)
  expect(sizeOf(search)).toBeLessThanOrEqual(4_000)
  expect(sizeOf(scripts)).toBeLessThanOrEqual(130_500)
})

test('the styles, which stand in each page, have at most 7.5 kB', () => {
  const css = [...home.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, own]) => own).join('')
  expect(css.length).toBeGreaterThan(1000)
  expect(size(css)).toBeLessThanOrEqual(7500)
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([])
})

test('with its styles the HTML of the median page has at most 12 kB, of the largest 24 kB', () => {
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(12_000)
  expect(sizes.at(-1)).toBeLessThanOrEqual(24_000)
})

test('a page is one file, and a drawing where it has one', () => {
  const routes = pages.length
  const own = files.filter((file) => file.endsWith('.html') || file.includes('/_art/'))
  expect(own.length).toBeLessThanOrEqual(2 * routes + 1)
})

test('a page asks for at most seven files before it has loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/acquiring', { waitUntil: 'load' })
  expect(asked.filter((url) => !url.endsWith('.js')).length).toBeLessThanOrEqual(7)
})
