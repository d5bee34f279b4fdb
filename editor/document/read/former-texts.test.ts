import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSession } from '../create-session.ts'
import { memoryKeeper } from '../testing/memory-keeper.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../../engine/fixtures/bakery/site.manifest.json'),
  'utf8',
)
const former = bakery.replaceAll('"title": "', '"title": "Former ')

test('one page is as it was, and nothing else is', async () => {
  const session = await createSession({ keeper: memoryKeeper(bakery) })
  const [page] = (await session.pagesOf(former)).filter(({ path }) => path.length > 1)
  const edits = await session.editsToPage(former, page?.path ?? '')
  await session.act({ kind: 'text', edits })
  const now = JSON.parse(await session.text())
  const [then, before] = [former, bakery].map((text) => JSON.parse(text))
  const at = before.pages.findIndex(({ path }: { path: string }) => path === page?.path)
  expect(now.pages[at]).toEqual(then.pages[at])
  expect(now.pages[at]).not.toEqual(before.pages[at])
  expect({ ...now, pages: now.pages.toSpliced(at, 1) }).toEqual({
    ...before,
    pages: before.pages.toSpliced(at, 1),
  })
})

test('a page that is gone comes back as the last', async () => {
  const session = await createSession({ keeper: memoryKeeper(bakery) })
  await session.act({ kind: 'remove', pointer: '/pages/1' })
  const { path } = JSON.parse(bakery).pages[1]
  await session.act({ kind: 'text', edits: await session.editsToPage(bakery, path) })
  expect(JSON.parse(await session.text()).pages.at(-1)).toEqual(JSON.parse(bakery).pages[1])
})

test('a page of a former text is shown as it was', async () => {
  const session = await createSession({ keeper: memoryKeeper(bakery) })
  const preview = await session.previewOf(former, 1)
  expect(JSON.stringify(preview?.page)).toContain('Former ')
})
