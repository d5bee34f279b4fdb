import { expect, test } from 'vitest'
import { readHtml } from './html-references.ts'

test('an address is found where its attribute stands', () => {
  const html = '<p id="a" title="<b href=/no>">\n<a class="x"\n  href="/bread?a=1&amp;b=2">Rye</a>'
  const { references, ids } = readHtml(html)
  expect(references).toEqual([
    { address: '/bread?a=1&b=2', attribute: 'href', offset: html.indexOf('href="') },
  ])
  expect([...ids]).toEqual(['a'])
})
