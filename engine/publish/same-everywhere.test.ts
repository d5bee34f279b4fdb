import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesIn } from './files-in.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-everywhere-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The project as it is checked out elsewhere, with its packages and nothing that was remembered. */
function checkOut(place: string): string {
  const home = join(folder, place)
  for (const name of ['engine', 'public', 'schema', 'scripts', 'src', 'supabase'])
    cpSync(join(root, name), join(home, name), { recursive: true })
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter((all) => all.isFile()))
    cpSync(join(root, name), join(home, name))
  mkdirSync(join(home, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name))
  return home
}

function build(home: string, env: NodeJS.ProcessEnv): { [name: string]: string } {
  const out = join(home, 'made')
  const manifest = join(home, 'engine/fixtures/bakery/site.manifest.json')
  const args = [join(home, 'scripts/broadsheet.ts'), 'build', '--manifest', manifest, '--out', out]
  const { PATH } = process.env
  execFileSync(process.execPath, args, { cwd: home, env: { PATH, ...env }, stdio: 'ignore' })
  return Object.fromEntries(filesIn(out).map((name) => [name, readFileSync(out + name, 'latin1')]))
}

test('what is built is the same in every folder, for every account, clock and language', () => {
  const here = build(checkOut('a'), { HOME: '/home/ada', TZ: 'UTC', LANG: 'en_GB.UTF-8' })
  const there = build(checkOut('far/away from/the first one'), {
    ...{ HOME: '/Users/Zoë', USER: 'zoe', TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8' },
    ...{ LC_ALL: 'tr_TR.UTF-8', NODE_ENV: 'development', CI: 'true' },
  })
  expect(Object.keys(there)).toEqual(Object.keys(here))
  for (const [name, content] of Object.entries(here)) {
    expect(there[name] === content, name).toBe(true)
    for (const path of [folder, root, '/home/ada']) expect(content.includes(path), name).toBe(false)
  }
}, 180_000)
