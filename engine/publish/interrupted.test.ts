import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../art/random.ts'
import { cacheFolder } from './cache-folder.ts'
import { filesIn } from './files-in.ts'
import { recover } from './journal.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-interrupted-'))
const out = join(folder, 'out')
const outs = [out, join(folder, 'a'), join(folder, 'b')]

/** A site in two states: another name stands on each page, and one has pages that the other has not. */
const bakery = readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')
const sites = {
  a: bakery,
  b: bakery.replaceAll('Hearth & Rye', 'Hearth & Wheat').replaceAll('/news', '/stories'),
}
type Name = keyof typeof sites

interface Files {
  [name: string]: string
}
const whole: { [name in Name]: Files } = { a: {}, b: {} }

function start(name: Name, target: string) {
  const manifest = join(folder, `${name}.json`)
  writeFileSync(manifest, sites[name])
  const args = ['scripts/broadsheet.ts', 'build', '--manifest', manifest, '--out', target]
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

async function build(name: Name, target: string): Promise<void> {
  expect(await once(start(name, target), 'exit')).toEqual([0, null])
}

function contents(place: string): Files {
  return Object.fromEntries(
    filesIn(place).map((name) => [name, readFileSync(place + name, 'latin1')]),
  )
}

beforeAll(async () => {
  for (const name of ['a', 'b'] as const) {
    await build(name, join(folder, name))
    whole[name] = contents(join(folder, name))
  }
}, 60_000)

afterAll(() => {
  for (const each of outs) rmSync(cacheFolder(root, each), { recursive: true, force: true })
  rmSync(folder, { recursive: true })
})

/**
 * Kills a build when so many changes were seen in the folder that holds all it writes.
 * @returns how many were seen
 */
async function buildUntil(changes: number, name: Name): Promise<number> {
  let seen = 0
  const child = start(name, out)
  const watcher = watch(folder, { recursive: true }, () => {
    if (++seen >= changes) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  watcher.close()
  return seen
}

test('a build that is killed at any moment leaves the old site or the new one', async () => {
  const random = randomFrom(12)
  await build('a', out)
  let now: Name = 'b'
  const all = await buildUntil(Number.POSITIVE_INFINITY, now)
  const moments = [1, ...Array.from({ length: 4 }, () => Math.ceil(random() * all))]
  for (const [run, changes] of moments.entries()) {
    const next: Name = now === 'a' ? 'b' : 'a'
    await buildUntil(changes, next)
    recover(out) // as the next build begins
    const found = contents(out)
    const isNew = found['/index.html'] === whole[next]['/index.html']
    expect(found, `run ${run}, killed after ${changes} changes`).toEqual(whole[isNew ? next : now])
    if (isNew) now = next
  }
  await build('b', out)
  expect(contents(out)).toEqual(whole.b)
}, 300_000)

test('two builds at once end well, and one of them is there', async () => {
  await Promise.all([build('a', out), build('b', out), build('a', out)])
  const found = contents(out)
  expect(found).toEqual(found['/stories.html'] ? whole.b : whole.a)
}, 60_000)
