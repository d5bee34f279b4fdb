import { createHash } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Keeper } from '../keeper/keeper.ts'
import { type OpenEditor, openEditor } from './testing/open-editor.ts'

let editor: OpenEditor
let keeper: Keeper

beforeEach(async () => {
  editor = await openEditor(5410)
  keeper = editor.keeper
})
afterEach(() => editor.close())

const onDisk = () => readFileSync(editor.manifest, 'utf8')
const sha = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the manifest', () => {
  test('is read with its hash, and saved against it', async () => {
    const { file, text, hash, drafts } = await keeper.read()
    expect([file, text, hash, drafts]).toEqual(['site.manifest.json', onDisk(), sha(text), []])
    const saved = await keeper.save(text.replace('Hearth', 'Heart'), hash)
    expect(saved).toEqual({ isSaved: true, hash: sha(onDisk()) })
    expect(onDisk()).toBe(text.replace('Hearth', 'Heart'))
  })

  test('that another hand has changed is not written over', async () => {
    const { hash } = await keeper.read()
    writeFileSync(editor.manifest, '{"by":"another hand"}')
    const theirs = { isSaved: false, text: onDisk(), hash: sha(onDisk()) }
    expect(await keeper.save('{"by":"us"}', hash)).toEqual(theirs)
    expect(onDisk()).toBe('{"by":"another hand"}')
  })

  test('of two windows that save at once, one does', async () => {
    const { hash } = await keeper.read()
    const texts = ['{"by":1}', '{"by":2}']
    const saved = await Promise.all(texts.map((text) => editor.another().save(text, hash)))
    expect(saved.map(({ isSaved }) => isSaved).sort()).toEqual([false, true])
    expect(onDisk()).toBe(texts[saved.findIndex(({ isSaved }) => isSaved)])
  })

  test('that is saved again, since the answer was lost, is saved', async () => {
    const { hash } = await keeper.read()
    await keeper.save('{"by":"us"}', hash)
    expect(await editor.another().save('{"by":"us"}', hash)).toEqual({
      isSaved: true,
      hash: sha(onDisk()),
    })
  })

  test('keeps its byte order mark, line ends and mode, and stays behind its link', async () => {
    const real = join(editor.folder, 'real.json')
    renameSync(editor.manifest, real)
    symlinkSync('real.json', editor.manifest)
    writeFileSync(real, '\uFEFF{\r\n}\r\n')
    chmodSync(real, 0o640)
    const { text, hash } = await keeper.read()
    expect(text).toBe('\uFEFF{\r\n}\r\n')
    expect(await keeper.save(text.replace('}', ' }'), hash)).toMatchObject({ isSaved: true })
    expect(readFileSync(real, 'latin1')).toBe('\xEF\xBB\xBF{\r\n }\r\n')
    expect(statSync(real).mode & 0o777).toBe(0o640)
    expect(lstatSync(editor.manifest).isSymbolicLink()).toBe(true)
  })

  test('in another encoding is not opened: saving would damage it', async () => {
    writeFileSync(editor.manifest, Buffer.from('{"name":"Caf\xE9"}', 'latin1'))
    await expect(keeper.read()).rejects.toThrow('is not written in UTF-8')
  })

  test('that has gone is said to be so', async () => {
    rmSync(editor.manifest)
    await expect(keeper.read()).rejects.toThrow('could not be used: it is not there.')
  })

  test('is kept under its hash, as it was read and as it was saved', async () => {
    const { text, hash } = await keeper.read()
    const saved = await keeper.save('{"by":"us"}', hash)
    expect(await keeper.readText(hash)).toBe(text)
    expect(await keeper.readText(saved.hash)).toBe('{"by":"us"}')
  })

  test('is kept as long as a draft names it, and else for some time', async () => {
    const { text, hash } = await keeper.read()
    await keeper.appendDraft('window-1', [JSON.stringify({ base: hash })])
    let base = hash
    for (let step = 0; step < 25; step++) base = (await keeper.save(`{"step":${step}}`, base)).hash
    await keeper.read()
    expect(await keeper.readText(hash)).toBe(text)
    await expect(keeper.readText(sha('{"step":0}'))).rejects.toThrow('is not kept')
  })
})

describe('drafts', () => {
  test('have the lines that were appended, in order, until they are dropped', async () => {
    const all = Array.from({ length: 30 }, (_, number) => `{"number":${number}}`)
    await Promise.all(all.map((line) => keeper.appendDraft('a', [line])))
    await keeper.appendDraft('b', ['{}', '{}'])
    const [last, first] = (await keeper.read()).drafts
    expect([last?.id, last?.lines, first?.id, first?.lines]).toEqual(['b', ['{}', '{}'], 'a', all])
    expect(first?.changed).toBeGreaterThan(Date.now() - 60_000)
    await keeper.dropDraft('a')
    await keeper.dropDraft('never-was')
    expect((await keeper.read()).drafts.map(({ id }) => id)).toEqual(['b'])
  })

  test('a torn last line is left out, and the next is not glued to it', async () => {
    await keeper.appendDraft('a', ['{"whole":1}'])
    const [file = ''] = draftFiles()
    appendFileSync(file, '{"torn":')
    expect((await keeper.read()).drafts[0]?.lines).toEqual(['{"whole":1}'])
    await keeper.appendDraft('a', ['{"whole":2}'])
    expect((await keeper.read()).drafts[0]?.lines).toEqual(['{"whole":1}', '{"whole":2}'])
  })

  test('a draft of which only a piece of its first line was written is none', async () => {
    await keeper.appendDraft('a', ['{"whole":1}'])
    truncateSync(draftFiles()[0] ?? '', 5)
    expect((await keeper.read()).drafts).toEqual([])
    await keeper.appendDraft('a', ['{"whole":2}'])
    expect((await keeper.read()).drafts[0]?.lines).toEqual(['{"whole":2}'])
  })

  test('that are written anew have those lines alone', async () => {
    await keeper.appendDraft('a', ['{"whole":1}', '{"whole":2}'])
    await keeper.appendDraft('a', ['{"all":2}'], true)
    await keeper.appendDraft('a', ['{"whole":3}'])
    expect((await keeper.read()).drafts[0]?.lines).toEqual(['{"all":2}', '{"whole":3}'])
  })

  test.each([false, true])('may be read by this account alone (anew: %s)', async (isAnew) => {
    await keeper.appendDraft('a', ['{}'], isAnew)
    expect(draftFiles().map((file) => statSync(file).mode & 0o777)).toEqual([0o600])
  })

  function draftFiles(): string[] {
    const folder = join(editor.folder, 'data')
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names.filter((name) => name.endsWith('.log')).map((name) => join(folder, name))
  }
})

describe('who watches', () => {
  const ends: (() => void)[] = []
  const watching = (window: Keeper) => {
    const onChange = vi.fn()
    ends.push(window.watch(onChange))
    return onChange
  }
  afterEach(() => {
    for (const end of ends.splice(0)) end()
  })

  test.each([
    { how: 'written over', write: (text: string) => writeFileSync(editor.manifest, text) },
    { how: 'written anew and renamed', write: (text: string) => replace(text) },
  ])('is told when the file is $how, in all windows', async ({ write }) => {
    const other = editor.another()
    for (const window of [keeper, other]) await window.read()
    const calls = [watching(keeper), watching(other)]
    write('{"by":"another hand"}')
    for (const onChange of calls) await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
    expect((await keeper.read()).text).toBe('{"by":"another hand"}')
  })

  test('is told of what another window saved, and not of what its own did', async () => {
    const other = editor.another()
    const { hash } = await keeper.read()
    await other.read()
    const [own, others] = [watching(keeper), watching(other)]
    await keeper.save('{"by":"us"}', hash)
    await vi.waitFor(() => expect(others).toHaveBeenCalled())
    expect(own).not.toHaveBeenCalled()
  })

  test('is told afterwards of what was changed before it watched', async () => {
    await keeper.read()
    writeFileSync(editor.manifest, '{"by":"another hand"}')
    const onChange = watching(keeper)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
  })

  test('is told by the next window where the one that asked for all was closed', async () => {
    const other = editor.another()
    for (const window of [keeper, other]) await window.read()
    watching(keeper)
    const onChange = watching(other)
    ends.shift()?.()
    writeFileSync(editor.manifest, '{"by":"another hand"}')
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
  })

  function replace(text: string): void {
    mkdirSync(join(editor.folder, 'aside'), { recursive: true })
    writeFileSync(join(editor.folder, 'aside/new'), text)
    renameSync(join(editor.folder, 'aside/new'), editor.manifest)
  }
})

test('a server that has ended is said to have', async () => {
  const { keeper: left, close } = await openEditor(5415)
  close()
  await expect(left.read()).rejects.toThrow("The editor's server does not answer.")
})
