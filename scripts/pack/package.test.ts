import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesIn } from '../../engine/publish/files-in.ts'
import { buildMemory } from '../new/ci-files.ts'
import { writeDocumentedBlock } from './documented-block.ts'

const root = join(import.meta.dirname, '../..')
const site = mkdtempSync(join(tmpdir(), 'broadsheet-package-'))
afterAll(() => rmSync(site, { recursive: true }))

/** As npm would install it, but for the packages that it needs: they are those of this project. */
beforeAll(() => {
  const packages = join(site, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(packages, name))
  execFileSync('npm', ['pack', '--pack-destination', site], { cwd: root, stdio: 'ignore' })
  const [tarball = ''] = readdirSync(site).filter((name) => name.endsWith('.tgz'))
  execFileSync('tar', ['-xzf', join(site, tarball), '-C', packages])
  execFileSync('mv', [join(packages, 'package'), join(packages, 'broadsheet')])
  rmSync(join(site, tarball))
}, 120_000)

function broadsheet(...args: string[]) {
  const { INIT_CWD, ...env } = process.env
  const program = join(site, 'node_modules/broadsheet/lib/scripts/bin.mjs')
  return spawnSync(process.execPath, [program, ...args], { cwd: site, env, encoding: 'utf8' })
}

test('the package asks for all packages that its code imports', () => {
  const folder = join(site, 'node_modules/broadsheet')
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const code = filesIn(join(folder, 'lib')).filter(
    (name) => !name.startsWith('/made/') && /\.(?:m?js|tsx?)$/.test(name),
  )
  const imported = code.flatMap((name) => {
    const text = readFileSync(join(folder, 'lib', name), 'utf8')
    const values = text.replace(/^(?:import|export) type [^'"]*from '.*$/gm, '')
    const names = values.matchAll(
      /(?:^(?:import|export) [^'"]*\bfrom |^import |\bimport\()'([^']+)'/gm,
    )
    return [...names].map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
  })
  const others = [...new Set(imported)].filter(
    (name) => !(name in dependencies) && !/^(?:\.|node:|virtual:|#)/.test(name),
  )
  expect(others).toEqual([])
  expect(imported).toContain('vite')
})

test('a new site is made, checked and built, and has nothing of the first one', () => {
  const answers = ['--name', 'Ruhig & Söhne', '--language', 'de', '--address', 'ruhig.example']
  expect(broadsheet('new', ...answers).stderr).toBe('')
  expect(broadsheet('check').stdout).toBe('site.manifest.json: 4 pages, no findings\n')
  // What the package was shipped with is used: nothing is bundled.
  expect(broadsheet('build')).toMatchObject({ status: 0, stderr: '' })

  // What a new site's jobs keep for the next time.
  expect(filesIn(join(site, buildMemory)).some((name) => name.startsWith('/sharing/'))).toBe(true)

  const dist = join(site, 'dist')
  const built = filesIn(dist)
  for (const page of ['index', 'leistungen', 'ueber-uns', 'kontakt', '404'])
    expect(readFileSync(join(dist, `${page}.html`), 'utf8')).toContain('<html lang="de"')
  const ofFirst = filesIn(join(root, 'public'))
  expect(built.filter((name) => ofFirst.includes(name))).toEqual([])
  const first = JSON.parse(readFileSync(join(root, 'site.manifest.json'), 'utf8')).site
  const { brand, email, telephone } = first.variables
  const foreign: string[] = [brand, email, telephone, new URL(first.url).host, root]
  for (const name of built) {
    const text = readFileSync(dist + name, 'latin1')
    for (const words of foreign) expect(text.includes(words), `${words} in ${name}`).toBe(false)
  }
})

test('the site can be served on a machine of its own once that has its settings', () => {
  const { status, stderr } = broadsheet('serve')
  expect({ status, missing: stderr.match(/^[A-Z_]+(?= is not set)/gm) }).toEqual({
    status: 1,
    missing: ['DATABASE_URL', 'SITE_URL', 'MAIL_FROM', 'MAIL_TO'],
  })
})

test('the block that the documents build is typed, checked, and built, with a style of its own', () => {
  writeDocumentedBlock(root, site)
  const manifest = join(site, 'site.manifest.json')
  const batches = [{ time: '6:30', bread: '**Rye**, and [more](/nowhere)' }]
  const block = { type: 'oven-times', title: 'Warm at', batches }
  const text = readFileSync(manifest, 'utf8')
  const { pages, ...around } = JSON.parse(text)
  const [home, ...others] = pages
  const withBlock = { ...home, blocks: [...home.blocks, block] }
  writeFileSync(manifest, JSON.stringify({ ...around, pages: [withBlock, ...others] }, null, 2))
  expect(broadsheet('check').stdout).toContain('error  link-unknown-path')
  const mended = readFileSync(manifest, 'utf8').replace('[more](/nowhere)', 'more')
  writeFileSync(manifest, mended)
  const types = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', site], { encoding: 'utf8' })
  expect(types).toMatchObject({ status: 0, stdout: '' })
  // What is written beside the block makes no other bundle of it.
  expect(broadsheet('build')).toMatchObject({ status: 0, stderr: '' })
  const forEditors = readFileSync(join(site, 'src/blocks/site-manifest.schema.json'), 'utf8')
  expect(forEditors).toContain('"const":"oven-times"')
  const page = readFileSync(join(site, 'dist/index.html'), 'utf8')
  expect(page).toContain('<dt>6:30</dt><dd><strong>Rye</strong>, and more</dd>')
  expect(page).toContain('.oven-times dt{min-width:4rem')
  expect(readFileSync(join(site, 'dist/ueber-uns.html'), 'utf8')).not.toContain('.oven-times')
})

test('a folder that has something is left as it is', () => {
  const before = readdirSync(site)
  const { status, stderr } = broadsheet('new', '--name', 'Another')
  expect(stderr).toContain('is not empty: it has')
  expect({ status, names: readdirSync(site) }).toEqual({ status: 1, names: before })
})
