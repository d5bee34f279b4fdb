import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOptions } from '../../editor/build/client-options.ts'
import { memoryKeeper } from '../../editor/document/testing/memory-keeper.ts'
import { writeDocumentedBlock } from './documented-block.ts'

const root = join(import.meta.dirname, '../..')
const site = mkdtempSync(join(tmpdir(), 'broadsheet-own-block-'))
let vite: ViteDevServer

/** The editor's own code, as it is made for a site with the block that docs/blocks.md builds. */
beforeAll(async () => {
  writeDocumentedBlock(root, site)
  const options = clientOptions({ root, site, source: join(site, 'src'), folder: site })
  const server = { middlewareMode: true, ws: false, watch: null } as const
  vite = await createServer({ ...options, appType: 'custom', server })
})
afterAll(async () => {
  await vite.close()
  rmSync(site, { recursive: true })
})

const load = (file: string) => vite.ssrLoadModule(join(root, file))

test("a site's own block is shown in the gallery, and put into a page from there", async () => {
  const [{ exhibits }, { Examples }, { loadBlocks }, { createSession }] = await Promise.all([
    load('editor/app/blocks/examples/exhibits.ts'),
    load('editor/app/blocks/examples/examples.tsx'),
    load('engine/page/page-body.tsx'),
    load('editor/document/create-session.ts'),
  ])
  const own = exhibits.find(({ type }: { type: string }) => type === 'oven-times')
  expect(own).toMatchObject({ title: 'Oven times' })
  await loadBlocks(exhibits.map(({ block }: { block: unknown }) => block))
  const shown = { types: ['oven-times'], language: 'en', theme: 'light' }
  const html = renderToStaticMarkup(createElement(Examples, { shown, onChosen: () => {} }))
  expect(html).toMatch(/<div class="example"><button type="button"><strong>Oven times/)
  expect(html).toContain('class="oven-times')

  const bakery = join(root, 'engine/fixtures/bakery/site.manifest.json')
  const keeper = memoryKeeper(readFileSync(bakery, 'utf8'))
  const session = await createSession({ keeper })
  const pointer = '/pages/1/blocks/1'
  expect(await session.act({ kind: 'insert', pointer, value: own.block })).toMatchObject({
    isDone: true,
  })
  await session.save()
  const { analyse } = await load('engine/analysis/analyse.ts')
  const { findings } = analyse('m.json', keeper.text())
  expect(findings.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([])
  expect(JSON.parse(keeper.text()).pages[1].blocks[1]).toEqual(own.block)
})
