import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { filesIn } from '../publish/files-in.ts'
import { type Bundle, openBundle } from './bundle.ts'
import { bundleKey } from './bundle-key.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bundle-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Publishes the bakery, and prints the addresses of all modules that this loaded. */
const publishing = (engine: string, options: object) => `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  const { buildSite } = await import(${JSON.stringify(engine)})
  const { report } = await buildSite(${JSON.stringify(options)})
  console.log(JSON.stringify({ pages: report.pages, loaded: loaded.filter((url) => !url.startsWith('node:')) }))`

test('publishing loads the bundle, and neither a bundler nor a compiler of styles', async () => {
  const bundle = await openBundle({ root, source: join(root, 'src') })
  const manifest = join(root, 'engine/fixtures/bakery/site.manifest.json')
  const options = { root, bundle, manifest, out: join(folder, 'out'), cache: join(folder, 'cache') }
  const script = publishing(bundle.engine, options)
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
  const { pages, loaded }: { pages: number; loaded: string[] } = JSON.parse(stdout)
  expect(pages).toBe(7)
  expect(loaded.filter((url) => url.endsWith('/engine.mjs'))).toHaveLength(1)
  const bundlers = /node_modules\/(?:@?vite|@?rolldown|@?unocss|postcss|lightningcss|esbuild|@oxc)/
  expect(loaded.filter((url) => bundlers.test(url))).toEqual([])
})

test('nothing of the editor is in what visitors load', async () => {
  const { client } = await openBundle({ root, source: join(root, 'src') })
  const names = filesIn(client).filter((name) => /\.(?:js|css|html)$/.test(name))
  const loaded = names.map((name) => readFileSync(client + name, 'utf8')).join('\n')
  // Words that stay when code is made small: addresses, classes, names of packages' parts.
  const words = ['/_keeper/', 'keeper-token', 'ProseMirror', 'cm-editor', 'broadsheetHost']
  expect(loaded).toContain('createElement')
  expect(words.filter((word) => loaded.includes(word))).toEqual([])
})

describe('the key of a bundle', () => {
  const project = join(folder, 'project')
  const source = join(project, 'src')
  const key = () => bundleKey({ root: project, source })
  beforeAll(() => {
    for (const name of ['engine', 'schema', 'src/theme', 'public', 'src/e2e'])
      mkdirSync(join(project, name), { recursive: true })
  })

  test.each([
    'src/theme/sans.woff2',
    'src/theme/pattern.png',
    'src/site.ts',
    'engine/block.css',
    'schema/page.schema.json',
    'vite.config.ts',
    'package-lock.json',
    '.env',
  ])('is another when %s was changed', (name) => {
    const before = key()
    writeFileSync(join(project, name), 'VITE_NAME=one')
    const between = key()
    writeFileSync(join(project, name), 'VITE_NAME=two')
    expect(new Set([before, between, key()]).size).toBe(3)
  })

  afterEach(() => vi.useRealTimers())

  test('is another when a file was changed that was read long ago, and keeps its size and time', () => {
    const file = join(project, 'src/site.ts')
    const old = new Date(2020, 1)
    const write = (text: string) => {
      writeFileSync(file, text)
      utimesSync(file, old, old)
    }
    write('one')
    vi.setSystemTime(Date.now() + 10_000)
    const before = key()
    write('two')
    expect(key()).not.toBe(before)
  })

  test.each(['public/photo.png', 'src/e2e/home.spec.ts', 'engine/block.test.ts', 'dist.html'])(
    'is the same when %s was changed',
    (name) => {
      const before = key()
      writeFileSync(join(project, name), 'one')
      expect(key()).toBe(before)
    },
  )
})

test('two processes that miss the same bundle make it once', async () => {
  const script = `
    const { openBundle } = await import(${JSON.stringify(join(import.meta.dirname, 'bundle.ts'))})
    const said = []
    const options = { root: process.argv[1], source: process.argv[2], onProgress: (words) => said.push(words) }
    console.log(JSON.stringify({ bundle: await openBundle(options), said }))`
  const args = ['--input-type=module', '-e', script, root, join(root, 'src')]
  const env = { ...process.env, VITE_UNSEEN: crypto.randomUUID() } // a bundle that is not there
  const answers = await Promise.all([1, 2].map(() => run(process.execPath, args, { env })))
  const [one, two]: Opened[] = answers.map(({ stdout }) => JSON.parse(stdout))
  rmSync(dirname(one?.bundle.client ?? ''), { recursive: true })
  expect(one?.bundle).toEqual(two?.bundle)
  expect(one?.bundle.made.entryChunks).toHaveLength(4)
  const said = [one, two].flatMap((opened) => opened?.said ?? [])
  expect(said.filter((words) => words.startsWith('Bundling'))).toHaveLength(1)
})

interface Opened {
  bundle: Bundle
  said: string[]
}
