import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../../../engine/analysis/analyse.ts'
import { previewOf } from './preview.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../../engine/fixtures/bakery/site.manifest.json'),
  'utf8',
)

test('a text that was emptied is shown empty, be it of the page, of a shared block or of the footer', () => {
  const emptied = bakery
    .replace('"Our bread"', '""')
    .replace('"Feed the starter"', '""')
    .replace('"Bread for your table?"', '""')
    .replace('"© 2025 {bakery}"', '""')
  const preview = previewOf(analyse('m.json', emptied), 1, 7)
  expect(preview).toMatchObject({
    version: 7,
    page: {
      blocks: [
        { title: '' },
        {
          cards: [
            { lists: [{}, { items: ['', 'Rest overnight', 'Shape by hand', 'Bake on stone'] }] },
            {},
          ],
        },
        { title: 'Wheat or rye?' },
        { title: 'How we keep our starter' },
        { title: 'What bread costs' },
        { title: '' },
      ],
    },
    layout: { footer: { copyright: '' } },
  })
})
