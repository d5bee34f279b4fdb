import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Inline } from './inline.tsx'

test.each([
  { text: 'plain & <b>', html: 'plain &amp; &lt;b&gt;' },
  { text: '**[go](/a)** now', html: '<strong><a href="/a">go</a></strong> now' },
  { text: '[**go** now](/a)', html: '<a href="/a"><strong>go</strong> now</a>' },
  { text: '**a**[b](/b)**c**', html: '<strong>a</strong><a href="/b">b</a><strong>c</strong>' },
])('$text is shown as $html', ({ text, html }) => {
  expect(renderToStaticMarkup(<Inline text={text} />)).toBe(html)
})
