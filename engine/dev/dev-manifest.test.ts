import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PublishedForms } from '../analysis/published-forms.ts'
import { loadFirst, watchManifest } from './dev-manifest.ts'

const project = join(import.meta.dirname, '../..')
const bakery = join(import.meta.dirname, '../fixtures/bakery/site.manifest.json')
let root = ''
let vite: ViteDevServer

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'broadsheet-dev-'))
  mkdirSync(join(root, 'public'), { recursive: true })
  const server = { middlewareMode: true, ws: false, watch: null } as const // the test tells what changed
  vite = await createServer({ root, configFile: false, logLevel: 'silent', server })
})

afterEach(async () => {
  await vite.close()
  rmSync(root, { recursive: true })
})

test('a picture that is put among the files mends the finding about it, and one that is taken brings it', async () => {
  const picture = join(root, 'public/social.png')
  const manifest = join(root, 'site.manifest.json')
  writeFileSync(manifest, readFileSync(bakery))
  const { log, said } = saying()
  const openDoor = () => import('./dev-door.ts')
  const options = { root: project, manifest, publicFolder: join(root, 'public'), openDoor, log }
  const state = await loadFirst(options)
  expect(await said()).toContain('There is no picture "/social.png"')

  const shown = Promise.withResolvers<unknown>()
  vite.ws.send = shown.resolve
  watchManifest(vite, state, options)
  writeFileSync(picture, 'not looked into')
  vite.watcher.emit('add', picture)
  expect(await shown.promise).toBe('broadsheet:pages')

  rmSync(picture)
  vite.watcher.emit('unlink', picture)
  expect(await said()).toContain('There is no picture "/social.png"')
})

test('the declared forms are told at first, and again when one of them is another', async () => {
  const manifest = join(root, 'site.manifest.json')
  const text = readFileSync(bakery, 'utf8')
  const declaring = (label: string) => {
    const fields = [{ name: 'cake', kind: 'text', label }]
    return JSON.stringify({ ...JSON.parse(text), forms: { order: { fields } } })
  }
  writeFileSync(manifest, declaring('Which cake?'))
  let told = Promise.withResolvers<PublishedForms>()
  const options = {
    ...{ root: project, manifest, publicFolder: join(root, 'public'), log: () => {} },
    openDoor: () => import('./dev-door.ts'),
    tellForms: (forms: PublishedForms) => told.resolve(forms),
  }
  const state = await loadFirst(options)
  expect((await told.promise).order?.fields[0]?.label).toBe('Which cake?')

  told = Promise.withResolvers()
  watchManifest(vite, state, options)
  writeFileSync(join(root, 'public/social.png'), 'not looked into')
  writeFileSync(manifest, declaring('Which cake, please?'))
  vite.watcher.emit('change', manifest)
  expect((await told.promise).order?.fields[0]?.label).toBe('Which cake, please?')
})

test('a page in a file of its own is shown as it is now, and what is wrong in it is told with its file', async () => {
  const manifest = join(root, 'site.manifest.json')
  const { pages, ...around } = JSON.parse(readFileSync(bakery, 'utf8'))
  writeFileSync(manifest, JSON.stringify({ ...around, pages: { include: 'pages/*.json' } }))
  writeFileSync(join(root, 'public/social.png'), 'not looked into')
  mkdirSync(join(root, 'pages'))
  const file = (number: number) => join(root, `pages/${number}.json`)
  for (const [number, page] of pages.entries()) writeFileSync(file(number), JSON.stringify(page))
  const openDoor = () => import('./dev-door.ts')
  const publicFolder = join(root, 'public')
  const options = { root: project, manifest, publicFolder, openDoor, log: () => {} }
  const state = await loadFirst(options)

  let shown = Promise.withResolvers<unknown>()
  vite.ws.send = (message: unknown) => shown.resolve(message)
  watchManifest(vite, state, options)
  writeFileSync(file(1), JSON.stringify({ ...pages[1], title: 'Another title' }))
  vite.watcher.emit('change', file(1))
  expect(await shown.promise).toBe('broadsheet:pages')
  expect(state.shown.site.pages[1]?.title).toBe('Another title')

  shown = Promise.withResolvers()
  writeFileSync(file(1), '{ "path": "/bread" ')
  vite.watcher.emit('change', file(1))
  const message = expect.stringMatching(/pages\/1\.json:1:\d+ {2}error {2}syntax/)
  expect(await shown.promise).toMatchObject({ type: 'error', err: { message } })
})

/** What was logged, each to be waited for. */
function saying() {
  let next = Promise.withResolvers<string>()
  return {
    log: (words: string) => next.resolve(words),
    async said() {
      const words = await next.promise
      next = Promise.withResolvers()
      return words
    },
  }
}
