import { expect, test } from 'vitest'
import { analyse } from '../../engine/analysis/analyse.ts'
import { manifestOf } from './adapter.ts'
import { contentOf } from './content.ts'
import { editedContent } from './our-builds.ts'

const content = contentOf(35)

test('the manifest has no errors', () => {
  const { site, findings } = analyse('site.manifest.json', JSON.stringify(manifestOf(content)))
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(site?.pages).toHaveLength(38)
})

test('no text of the content is lost', () => {
  const { pages } = manifestOf(content)
  for (const { path, keywords: _, cards, ...service } of content.services) {
    const page = JSON.stringify(pages.find((own) => own.path === path))
    // A drawing and a color are chosen among the engine's own.
    const shown = [service, ...cards.map(({ icon: _icon, color: _color, ...card }) => card)]
    for (const text of texts(shown)) expect(page).toContain(JSON.stringify(text))
  }
})

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(texts) : []
}

test('an edit changes one word of one page, or one of the menu', () => {
  const lines = (edits: { page: number; menu: number }) =>
    JSON.stringify(manifestOf(editedContent(content, edits)), null, 1).split('\n')
  const before = lines({ page: 1, menu: 1 })
  const changed = (after: string[]) => after.filter((line, index) => line !== before[index])
  expect(changed(lines({ page: 2, menu: 1 }))).toEqual([
    expect.stringContaining('by payment experts, 2'),
  ])
  expect(changed(lines({ page: 1, menu: 2 }))).toEqual([expect.stringContaining('"Home 2"')])
})
