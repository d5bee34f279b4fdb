import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openEngine } from '../../engine/bundle/open-engine.ts'
import { type LocalKeeper, localKeeper } from './local-keeper.ts'
import { bakeryFolder, root } from './testing/open-editor.ts'

let engine: ReturnType<typeof openEngine>
/** Nothing of this machine's own settings. */
const home = mkdtempSync(join(tmpdir(), 'broadsheet-home-'))

let folder = ''
let manifest = ''
let keeper: LocalKeeper

beforeAll(async () => {
  engine = openEngine({ root, source: join(root, 'src') })
  await engine // it may have to be bundled first
}, 120_000)
beforeEach(() => {
  vi.stubEnv('HOME', home)
  vi.stubEnv('XDG_CONFIG_HOME', home)
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  folder = bakeryFolder()
  manifest = join(folder, 'site.manifest.json')
  keeper = localKeeper({
    ...{ root, manifest, dataFolder: join(folder, '.data') },
    publicFolder: join(folder, 'public'),
    previewPort: 5425,
    openEngine: () => engine,
  })
})
afterEach(() => {
  keeper.stop()
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

afterAll(() => rmSync(home, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
const change = (from: string, to: string) =>
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(from, to))

/** A repository with the bakery in its first version. */
function repository(): void {
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Ada Baker')
  git('config', 'user.email', 'ada@bakery.example')
  writeFileSync(join(folder, '.gitignore'), '.data/\n')
  git('add', '.')
  git('commit', '--quiet', '--message=Begin')
}

/** Puts the pages into files of their own. */
function spread(): void {
  const { pages, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'))
  const site = { ...rest, pages: { include: 'pages/*.json' } }
  writeFileSync(manifest, JSON.stringify(site, null, 2))
  mkdirSync(join(folder, 'pages'))
  for (const page of pages) {
    const name = page.path.slice(1).replaceAll('/', '-') || 'index'
    writeFileSync(join(folder, `pages/${name}.json`), JSON.stringify(page, null, 2))
  }
}

/** A place to publish to. */
function remote(): string {
  const bare = join(folder, '.data/bare.git')
  git('init', '--quiet', '--bare', '--initial-branch=main', bare)
  git('remote', 'add', 'origin', bare)
  return bare
}

const logOf = (...where: string[]) =>
  git(...where, 'log', '--format=%s')
    .trim()
    .split('\n')

describe('without a repository', () => {
  test('there is no history, and nothing to publish to', async () => {
    expect(await keeper.history()).toEqual([])
    expect(await keeper.repository()).toBeUndefined()
    const words = 'Nothing was published: there is no git repository around the manifest.'
    await expect(keeper.publish('Words', false)).rejects.toThrow(words)
  })

  test('and without git, it is said that git is missing', async () => {
    vi.stubEnv('PATH', home)
    expect(await keeper.history()).toEqual([])
    expect(await keeper.repository()).toBeUndefined()
    await expect(keeper.publish('Words', false)).rejects.toThrow('git is not installed')
  })
})

describe('history', () => {
  test('is told newest first, with who, when and their words, under former names too', async () => {
    repository()
    const before = readFileSync(manifest, 'utf8')
    mkdirSync(join(folder, 'old'))
    git('mv', 'site.manifest.json', 'old/käse site.json')
    git('commit', '--quiet', '--message=Moved')
    git('mv', 'old/käse site.json', 'site.manifest.json')
    change('Hearth & Rye', 'Hearth & Wheat')
    const env = '--date=2026-01-02T03:04:05Z'
    git('commit', '--quiet', '--all', env, '--message=Wheat\n\n- Changed the name\n- and more')
    writeFileSync(join(folder, 'other.txt'), 'x')
    git('add', '.')
    git('commit', '--quiet', '--message=Something else')

    const versions = await keeper.history()
    expect(versions.map(({ message }) => message)).toEqual([
      'Wheat\n\n- Changed the name\n- and more',
      'Moved',
      'Begin',
    ])
    expect(versions[0]).toMatchObject({ who: 'Ada Baker', when: Date.UTC(2026, 0, 2, 3, 4, 5) })
    const texts = await Promise.all(versions.map(({ id }) => keeper.textOfVersion(id)))
    expect(texts).toEqual([readFileSync(manifest, 'utf8'), before, before])
  })

  test('is empty before the first version', async () => {
    git('init', '--quiet')
    expect(await keeper.history()).toEqual([])
    expect(await keeper.repository()).toMatchObject({ hasChanges: true })
  })

  test.each(['HEAD', 'main', '', '--all', 'main:other.txt', `${'0'.repeat(40)}`])(
    'has only its own versions (%j)',
    async (id) => {
      repository()
      await expect(keeper.textOfVersion(id)).rejects.toThrow('There is no such version')
    },
  )
})

describe('publishing', () => {
  beforeEach(repository)

  test('commits the manifest and its pictures with the words given, and nothing else', async () => {
    change('Hearth & Rye', 'Hearth & Wheat')
    const added = await keeper.addPicture('loaf', new Blob(['<svg width="4" height="3"/>']))
    await keeper.removePicture('/flag-us.svg')
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    appendFileSync(join(folder, '.gitignore'), 'x\n')
    git('add', '.gitignore')
    expect(await keeper.repository()).toEqual({ branch: 'main', hasChanges: true })

    const message = 'Changed the name\n\n# 1 "quoted" $(touch x)\n- Added a picture'
    const { id, isPushed } = await keeper.publish(message, false)
    expect([id, isPushed]).toEqual([git('rev-parse', 'HEAD').trim(), false])
    expect(git('log', '-1', '--format=%B').trim()).toBe(message)
    expect(git('show', '--format=', '--name-status', 'HEAD').trim().split('\n')).toEqual([
      'D\tpublic/flag-us.svg',
      `A\tpublic${added.src}`,
      'M\tsite.manifest.json',
    ])
    // What else was being done goes on as it was.
    expect(git('status', '--porcelain').trimEnd().split('\n')).toEqual([
      'M  .gitignore',
      '?? notes.txt',
    ])
    expect(await keeper.repository()).toEqual({ branch: 'main', hasChanges: false })
  })

  test('is refused where the site has errors, and says the first', async () => {
    change('"/news"', '"/no such path"')
    await expect(keeper.publish('Words', false)).rejects.toThrow(
      /^Nothing was published\. The site has \d+ errors?: /,
    )
    expect(logOf()).toEqual(['Begin'])
  })

  test('is refused where there is nothing new', async () => {
    await expect(keeper.publish('Words', false)).rejects.toThrow('There is nothing to publish')
  })

  test('is refused without words', async () => {
    change('Hearth & Rye', 'Hearth & Wheat')
    await expect(keeper.publish(' \n', false)).rejects.toThrow('the words for it are missing')
  })

  test('is refused where no branch is chosen', async () => {
    git('checkout', '--quiet', '--detach')
    change('Hearth & Rye', 'Hearth & Wheat')
    await expect(keeper.publish('Words', false)).rejects.toThrow('no branch is chosen')
    expect(await keeper.repository()).toEqual({ hasChanges: true })
  })

  test('is refused where git knows no name, and leaves everything as it was', async () => {
    git('config', '--unset', 'user.name')
    git('config', '--unset', 'user.email')
    git('config', 'user.useConfigOnly', 'true')
    await keeper.addPicture('loaf', new Blob(['<svg width="4" height="3"/>']))
    const before = git('status', '--porcelain')
    await expect(keeper.publish('Words', false)).rejects.toThrow('Git does not know your name yet.')
    expect(git('status', '--porcelain')).toBe(before)
  })

  test('is refused while changes are merged', async () => {
    git('checkout', '--quiet', '-b', 'other')
    writeFileSync(join(folder, 'other.txt'), 'x')
    git('add', '.')
    git('commit', '--quiet', '--message=Other')
    git('checkout', '--quiet', 'main')
    git('merge', '--quiet', '--no-commit', '--no-ff', 'other')
    change('Hearth & Rye', 'Hearth & Wheat')
    await expect(keeper.publish('Words', false)).rejects.toThrow('are being merged in this folder')
  })

  test('tells what a hook says that refuses', async () => {
    const hook = join(folder, '.git/hooks/pre-commit')
    mkdirSync(join(hook, '..'), { recursive: true })
    writeFileSync(
      hook,
      '#!/bin/sh\necho "Not on Sundays, see https://ada:secret@bakery.example" >&2\nexit 1\n',
    )
    chmodSync(hook, 0o755)
    change('Hearth & Rye', 'Hearth & Wheat')
    const words = 'Nothing was published. Git says: Not on Sundays, see https://bakery.example'
    await expect(keeper.publish('Words', false)).rejects.toThrow(words)
  })
})

describe('pushing', () => {
  beforeEach(repository)

  test('publishes to where the branch is set to go', async () => {
    const bare = remote()
    change('Hearth & Rye', 'Hearth & Wheat')
    expect(await keeper.repository()).toEqual({
      branch: 'main',
      remote: 'origin',
      hasChanges: true,
    })
    const { id, isPushed } = await keeper.publish('Wheat', true)
    expect(isPushed).toBe(true)
    expect(git('--git-dir', bare, 'rev-parse', 'main').trim()).toBe(id)
    expect(logOf('--git-dir', bare)).toEqual(['Wheat', 'Begin'])
  })

  test('is refused without a place for it, before anything is committed', async () => {
    change('Hearth & Rye', 'Hearth & Wheat')
    await expect(keeper.publish('Wheat', true)).rejects.toThrow('it is not set where to')
    expect(logOf()).toEqual(['Begin'])
  })

  test('that somebody was quicker with says so, and goes on when their work is here', async () => {
    const bare = remote()
    git('push', '--quiet', 'origin', 'HEAD~0:refs/heads/main')
    git('commit', '--quiet', '--allow-empty', '--message=Of somebody else')
    git('push', '--quiet', 'origin', 'main')
    git('reset', '--quiet', '--hard', 'HEAD~1')
    change('Hearth & Rye', 'Hearth & Wheat')
    const words =
      /^It was committed here \([0-9a-f]{7}\) and not pushed\. Somebody else has published meanwhile\./
    await expect(keeper.publish('Wheat', true)).rejects.toThrow(words)
    expect(logOf()).toEqual(['Wheat', 'Begin'])

    git('pull', '--quiet', '--rebase', 'origin', 'main')
    expect(await keeper.publish('Wheat', true)).toMatchObject({ isPushed: true })
    expect(logOf('--git-dir', bare)).toEqual(['Wheat', 'Of somebody else', 'Begin'])
  })

  test.each([
    {
      to: '/no/such/place.git',
      words: 'There is no repository where this one is to be published to.',
    },
    { to: 'http://127.0.0.1:9/x.git', words: 'The other side cannot be reached.' },
  ])('to $to is told in words', async ({ to, words }) => {
    git('remote', 'add', 'origin', to)
    change('Hearth & Rye', 'Hearth & Wheat')
    await expect(keeper.publish('Wheat', true)).rejects.toThrow(words)
  })
})

describe('a preview', () => {
  test('is the whole site, made of a text that is not saved, at an address that stays', async () => {
    const saved = readFileSync(manifest, 'utf8')
    const { url } = await keeper.preview(saved.replaceAll('Hearth & Rye', 'Hearth & Wheat'))
    const page = await fetch(url)
    expect(await page.text()).toContain('Hearth &amp; Wheat')
    expect(page.headers.get('content-security-policy')).toContain('script-src')
    expect(await keeper.preview(saved)).toEqual({ url })
    expect(await (await fetch(url)).text()).toContain('Hearth &amp; Rye')
    expect(readFileSync(manifest, 'utf8')).toBe(saved)
  })

  test('is not for pages that come by another name', async () => {
    const { url } = await keeper.preview(readFileSync(manifest, 'utf8'))
    const [answer]: IncomingMessage[] = await once(
      get(url, { headers: { host: 'evil.example' } }),
      'response',
    )
    expect(answer?.resume().statusCode).toBe(403)
  })

  test('of a site with errors is not made, and the first is told', async () => {
    const broken = readFileSync(manifest, 'utf8').replaceAll('"/news"', '"/no such path"')
    await expect(keeper.preview(broken)).rejects.toThrow(
      /^No preview was made\. The site has \d+ errors?: /,
    )
  })
})

test('pages in files of their own are published, and read again from any version', async () => {
  spread()
  const about = JSON.parse(readFileSync(join(folder, 'pages/about.json'), 'utf8'))
  const spare = { ...about, path: '/spare', title: 'Spare', blocks: about.blocks.slice(0, 1) }
  writeFileSync(join(folder, 'pages/spare.json'), JSON.stringify(spare))
  repository()
  const { text, hash } = await keeper.read()
  writeFileSync(join(folder, 'pages/notes.txt'), 'not a page')
  const manifest = JSON.parse(text)
  const [first, ...others] = manifest.pages
  const added = { ...first, path: '/new/page', title: 'A new page' }
  const left = others.filter(({ path }: { path: string }) => path !== '/spare')
  const changed = [{ ...first, description: `${first.description} Changed.` }, ...left, added]
  const after = JSON.stringify({ ...manifest, pages: changed }, null, 2)
  expect(await keeper.save(after, hash)).toMatchObject({ isSaved: true })
  expect((await keeper.repository())?.hasChanges).toBe(true)
  const { text: saved } = await keeper.read()
  await keeper.publish('Three pages', false)
  const names = git('show', '--format=', '--name-status', '--no-renames').trim().split('\n')
  expect(names.sort()).toEqual([
    'A\tpages/new-page.json',
    'D\tpages/spare.json',
    'M\tpages/about.json',
  ])
  expect(git('status', '--porcelain')).toBe('?? pages/notes.txt\n')
  const [second, begin] = await keeper.history()
  expect(second?.message).toBe('Three pages')
  expect(await keeper.textOfVersion(second?.id ?? '')).toBe(saved)
  expect(await keeper.textOfVersion(begin?.id ?? '')).toBe(text)
})
