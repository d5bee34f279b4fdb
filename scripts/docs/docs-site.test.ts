import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildDocs } from './docs-site.ts'
import { readDocuments } from './documents.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-docs-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the documents are a site in which nothing is found, with their links, listings and tables', async () => {
  const out = join(folder, 'dist')
  const { words, report } = await buildDocs(root, folder, out)
  expect(words).toBe('')
  const documents = readDocuments(root)
  expect(report?.pages).toBe(documents.length)
  const blocks = readFileSync(join(out, 'blocks.html'), 'utf8')
  expect(blocks).toContain('<a href="/design">')
  expect(blocks).toContain('<h2>A block of your own</h2>')
  expect(blocks).toContain('export function OvenTimesList({ block: { title, batches } }')
  expect(blocks).toMatch(/<td><code>banner<\/code><\/td>|<td><code>banner<\/code>/)
})
