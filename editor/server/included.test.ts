import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { meetFault } from '../../engine/files/testing/faulty-disk.ts'
import { createSession } from '../document/create-session.ts'
import type { Keeper } from '../keeper/keeper.ts'
import { type OpenEditor, openEditor } from './testing/open-editor.ts'

let editor: OpenEditor
let keeper: Keeper

beforeEach(async () => {
  editor = await openEditor(5640)
  keeper = editor.keeper
  const { pages, ...rest } = JSON.parse(readFileSync(editor.manifest, 'utf8'))
  write('site.manifest.json', { ...rest, pages: { include: 'pages/**/*.json' } })
  for (const page of pages) write(`pages${page.path === '/' ? '/index' : page.path}.json`, page)
})
afterEach(() => editor.close())

function write(name: string, value: unknown): void {
  const file = join(editor.folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** What each file of the site says, by its name. */
function filesNow(): { [name: string]: string } {
  const all = readdirSync(join(editor.folder, 'pages'), { recursive: true, encoding: 'utf8' })
  const names = all.filter((name) => /\.json$/.test(name)).map((name) => `pages/${name}`)
  return Object.fromEntries(
    ['site.manifest.json', ...names.sort()].map((name) => [
      name,
      readFileSync(join(editor.folder, name), 'utf8'),
    ]),
  )
}

/** The names of the files that say something else now, or are there on one side alone. */
function changedSince(before: { [name: string]: string }): string[] {
  const now = filesNow()
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...names].filter((name) => before[name] !== now[name])
}

test('a word, a page more, a page less and an address are saved into their own files alone', async () => {
  const first = filesNow()
  const session = await createSession({ keeper })
  const text = await session.text()
  const words = { offset: text.indexOf('Allergies'), length: 9, text: 'Allergens' }
  expect(words.offset).toBeGreaterThan(0)
  await session.act({ kind: 'text', edits: [words] })
  expect(await session.save()).toEqual({ isSaved: true })
  expect(changedSince(first)).toHaveLength(1)

  const second = filesNow()
  const page = { path: '/apprentices', title: 'Apprentices', description: '', blocks: [] }
  await session.act({ kind: 'insert', pointer: '/pages/0', value: page })
  expect(await session.save()).toEqual({ isSaved: true })
  expect(changedSince(second)).toEqual(['pages/apprentices.json'])
  expect(await session.text()).toBe((await keeper.read()).text)

  await session.undo()
  expect(await session.save()).toEqual({ isSaved: true })
  expect(changedSince(second)).toEqual([])

  await session.act({ kind: 'move-page', from: '/bread', to: '/our-bread' })
  expect(await session.save()).toEqual({ isSaved: true })
  expect(changedSince(second)).toContain('pages/bread.json')
  expect(Object.keys(filesNow())).toEqual(Object.keys(second))
})

test('a page that was put elsewhere goes where its file stands, and undo takes it all back', async () => {
  const first = filesNow()
  const session = await createSession({ keeper })
  const before = await session.text()
  const list = '"pages": ['
  const page = '{ "path": "/zebra", "title": "Zebra", "description": "", "blocks": [] },'
  const offset = before.indexOf(list) + list.length
  await session.act({ kind: 'text', edits: [{ offset, length: 0, text: page }] })
  expect(await session.save()).toEqual({ isSaved: true })
  expect(changedSince(first)).toEqual(['pages/zebra.json'])
  const text = await session.text()
  expect(text).toBe((await keeper.read()).text)
  expect(JSON.parse(text).pages.at(-1).path).toBe('/zebra')
  while ((await session.undo()).isDone);
  expect(await session.text()).toBe(before)
  expect(await session.save()).toEqual({ isSaved: true })
  expect(changedSince(first)).toEqual([])
})

describe('another hand', () => {
  test('that changes another page is merged with; the same place is a conflict', async () => {
    const session = await createSession({ keeper })
    const own = JSON.parse(filesNow()['pages/bread.json'] ?? '')
    const other = JSON.parse(filesNow()['pages/index.json'] ?? '')
    const pointer = `/pages/${await numberOf('/bread')}/title`
    await session.act({ kind: 'set', pointer, value: 'Ours' })
    write('pages/index.json', { ...other, title: 'Theirs' })
    expect(await session.save()).toEqual({ isSaved: true })
    const titles = Object.values(filesNow()).map((text) => JSON.parse(text).title)
    expect(titles).toEqual(expect.arrayContaining(['Ours', 'Theirs']))

    await session.act({ kind: 'set', pointer, value: 'Ours again' })
    write('pages/bread.json', { ...own, title: 'Theirs' })
    expect(await session.save()).toMatchObject({ isSaved: false })
    expect(filesNow()['pages/bread.json']).toContain('Theirs')
  })

  test.each([
    { what: 'changes a page', change: () => write('pages/index.json', { path: '/' }) },
    { what: 'adds one, in a new folder', change: () => write('pages/a/b.json', { path: '/a/b' }) },
    { what: 'takes one away', change: () => rmSync(join(editor.folder, 'pages/bread.json')) },
  ])('that $what is told of', async ({ change }) => {
    await keeper.read()
    const onChange = vi.fn()
    const end = keeper.watch(onChange)
    write('pages/first.json', { path: '/first' })
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 3000)
    const { text } = await keeper.read()
    onChange.mockClear()
    change()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 3000)
    expect((await keeper.read()).text).not.toBe(text)
    end()
  })

  const numberOf = async (path: string) =>
    JSON.parse((await keeper.read()).text).pages.findIndex(
      (page: { path: string }) => page.path === path,
    )
})

test.each(['full', 'killed'] as const)(
  'a disk that is at any moment %s has all files of before or all that were saved',
  async (fault) => {
    for (let from = 1; ; from++) {
      const { text, hash } = await keeper.read()
      const before = filesNow()
      const after = JSON.parse(text)
      const [first, ...rest] = after.pages
      const added = { path: `/new-${from}`, title: 'New', description: '', blocks: [] }
      const pages = [{ ...first, title: `Title ${from}` }, ...rest, added]
      const saved = JSON.stringify({ ...after, pages, description: `${from}` }, null, 2)
      const { isMet } = await meetFault({ fault, from }, () => keeper.save(saved, hash))
      const now = await editor.another().read() // as the next start does
      const isNew = now.text.includes(`/new-${from}`)
      expect(changedSince(before)).toHaveLength(isNew ? 3 : 0)
      if (!isMet) break
    }
  },
)

test('a site that is too large is refused with a sentence', async () => {
  truncateSync(join(editor.folder, 'pages/bread.json'), 150_000_000)
  await expect(keeper.read()).rejects.toThrow('more than 150 MB of text')
})

test('a file that is a link stays one, and what is not UTF-8 is named', async () => {
  const { text, hash } = await keeper.read()
  const real = join(editor.folder, 'bread.json')
  const link = join(editor.folder, 'pages/bread.json')
  writeFileSync(real, readFileSync(link))
  rmSync(link)
  symlinkSync('../bread.json', link)
  await keeper.save(text.replace('"path": "/bread"', '"path": "/loaves"'), hash)
  expect(readFileSync(real, 'utf8')).toContain('/loaves')
  writeFileSync(real, Buffer.from('{"path":"/caf\xE9"}', 'latin1'))
  await expect(keeper.read()).rejects.toThrow('bread.json" is not written in UTF-8')
})
