import {
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DiskFault, diskFaults, meetFault } from '../../engine/files/testing/faulty-disk.ts'
import { httpKeeper } from '../keeper/http-keeper.ts'
import type { Keeper } from '../keeper/keeper.ts'
import { startEditor } from './start-editor.ts'
import { type OpenEditor, openEditor, root } from './testing/open-editor.ts'

let editor: OpenEditor
let keeper: Keeper

beforeEach(async () => {
  editor = await openEditor(5425)
  keeper = editor.keeper
})
afterEach(() => editor.close())

const manifestNow = () => readFileSync(editor.manifest, 'utf8')
const drawing = (number: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M${number} 0"/></svg>`
const reasons: { [fault in DiskFault]: RegExp } = {
  full: /could not be used: the disk is full\./,
  'read-only': /could not be used: the disk can only be read\./,
  handles: /could not be used: too many files are open\./,
  killed: /could not be used: the disk failed\./,
}

/** Lets an act meet a fault at its first call that can have it, then at its second, until it is through before. */
async function atEachCall(
  fault: DiskFault,
  act: () => Promise<unknown>,
  judge: (isDone: boolean) => Promise<void>,
): Promise<number> {
  for (let from = 1; ; from++) {
    const { result, isMet } = await meetFault({ fault, from }, act)
    if (result instanceof Error) expect(result.message).toMatch(reasons[fault])
    await judge(!(result instanceof Error))
    if (!isMet) return from - 1
  }
}

describe.each(diskFaults)('a disk that is at any moment: %s', (fault) => {
  test('has the manifest of before or the one that was saved, whole', async () => {
    let number = 0
    let before = manifestNow()
    const { hash } = await keeper.read()
    let base = hash
    const met = await atEachCall(
      fault,
      () => keeper.save(`{"number":${++number}}`, base),
      async (isSaved) => {
        const now = manifestNow()
        expect(now).toBe(isSaved || now !== before ? `{"number":${number}}` : before)
        before = now
        base = (await keeper.read()).hash
      },
    )
    expect(met).toBeGreaterThan(1)
    const parts = readdirSync(editor.folder).filter((name) => name.endsWith('.part'))
    // Where nothing can be removed, the next start does it.
    expect(parts.length > 0).toBe(fault === 'killed' || fault === 'read-only')
    expect(await keeper.save('{"by":"us"}', base)).toMatchObject({ isSaved: true })
  })

  test('has every line of a draft that was acknowledged', async () => {
    const acknowledged: string[] = []
    let line = ''
    let number = 0
    const met = await atEachCall(
      fault,
      () => {
        line = `{"number":${number++}}`
        return keeper.appendDraft('a', [line])
      },
      async (isDone) => {
        if (isDone) acknowledged.push(line)
        const lines = (await keeper.read()).drafts[0]?.lines ?? []
        expect(lines.filter((each) => acknowledged.includes(each))).toEqual(acknowledged)
        expect(lines.filter((each) => !acknowledged.includes(each)).length).toBeLessThan(number)
      },
    )
    expect(met).toBeGreaterThan(1)
    await keeper.appendDraft('a', ['{"last":1}'])
    expect((await keeper.read()).drafts[0]?.lines.at(-1)).toBe('{"last":1}')
  })

  test('has no piece of a picture among the files of the site, and loses none', async () => {
    const files = join(editor.folder, 'public')
    await keeper.addPicture('warm.svg', new Blob([drawing(0)]))
    let number = 0
    await atEachCall(
      fault,
      () => keeper.addPicture(`new-${++number}.svg`, new Blob([drawing(number)])),
      async (isAdded) => {
        const names = readdirSync(files).filter((name) => name === `new-${number}.svg`)
        if (isAdded) expect(names).toHaveLength(1)
        for (const name of names)
          expect(readFileSync(join(files, name), 'utf8')).toBe(drawing(number))
      },
    )
    await atEachCall(
      fault,
      () => keeper.removePicture('/warm.svg'),
      async () => {
        const { src } = await keeper.addPicture('warm.svg', new Blob([drawing(0)]))
        expect(readFileSync(files + src, 'utf8')).toBe(drawing(0))
      },
    )
  })
})

describe('a clock', () => {
  test('that was set back forgets no text that was read after it', async () => {
    const { text } = await keeper.read()
    let base = (await keeper.read()).hash
    for (let step = 0; step < 22; step++) base = (await keeper.save(`{"step":${step}}`, base)).hash
    const tomorrow = Date.now() / 1000 + 86_400
    for (const file of textFiles()) utimesSync(file, tomorrow, tomorrow)
    writeFileSync(editor.manifest, text.replace('Hearth', 'Heart'))
    const { hash } = await keeper.read()
    await keeper.read()
    expect(await keeper.readText(hash)).toBe(text.replace('Hearth', 'Heart'))
  })

  function textFiles(): string[] {
    const data = join(editor.folder, 'data')
    const names = readdirSync(data, { recursive: true, encoding: 'utf8' })
    return names.filter((name) => name.endsWith('.gz')).map((name) => join(data, name))
  }
})

test('of two editors of one manifest that save at once, one does, and neither draft is lost', async () => {
  const { url, stop } = await startEditor({
    root,
    source: join(editor.folder, 'src'),
    publicFolder: join(editor.folder, 'public'),
    manifest: editor.manifest,
    dataFolder: join(editor.folder, 'data'),
    port: 5430,
    openClient: async () => editor.folder,
  })
  const { origin, searchParams } = new URL(url)
  const keepers = [keeper, httpKeeper({ origin, token: searchParams.get('token') ?? '' })]
  for (let round = 0; round < 10; round++) {
    const { hash } = await keeper.read()
    const saved = await Promise.all(
      keepers.map((each, at) => each.save(`{"by":"${round}.${at}"}`, hash)),
    )
    expect(saved.map(({ isSaved }) => isSaved).sort()).toEqual([false, true])
    expect(manifestNow()).toBe(`{"by":"${round}.${saved.findIndex(({ isSaved }) => isSaved)}"}`)
    await Promise.all(keepers.map((each, at) => each.appendDraft(`${at}`, [`{"round":${round}}`])))
  }
  stop()
  const { drafts } = await keeper.read()
  expect(drafts.map(({ lines }) => lines.length)).toEqual([10, 10])
})

test('a folder of pictures that is a link is used; links in it lead nowhere', async () => {
  const files = join(editor.folder, 'public')
  mkdirSync(join(editor.folder, 'secret'))
  writeFileSync(join(editor.folder, 'secret/key.svg'), drawing(1))
  symlinkSync('../../secret', join(files, 'within'))
  symlinkSync('../../secret/key.svg', join(files, 'key.svg'))
  symlinkSync('circle.svg', join(files, 'circle.svg'))
  const found = await keeper.pictures()
  expect(found.map(({ src }) => src)).toEqual(['/flag-us.svg', '/mark.svg', '/social.png'])
  await expect(keeper.removePicture('/key.svg')).rejects.toThrow('There is no picture')
  const { src } = await keeper.addPicture('key.svg', new Blob([drawing(2)]))
  expect(src).toBe('/key-2.svg')
  expect(readFileSync(join(editor.folder, 'secret/key.svg'), 'utf8')).toBe(drawing(1))
})
