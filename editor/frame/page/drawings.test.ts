import { expect, test } from 'vitest'
import { drawingAddress } from './drawings.ts'

const layout = { site: { colour: 'copper' } } as const

test.each([
  { src: '/_art/index.svg', address: '/_art/index.svg?hue=26' },
  { src: '/_art/index.svg', colour: 'gold', address: '/_art/index.svg?hue=44' },
  { src: '/_art/index.svg?hue=178', address: '/_art/index.svg?hue=26' },
  { src: '/_art/other.svg', colour: 'gold', address: '/_art/other.svg?site-hue=26' },
  { src: '/_art/rosettes.svg', address: '/_art/rosettes.svg' },
  { src: '/oven.jpg?v=2', address: '/oven.jpg?v=2' },
] as const)('$src on a page that names $colour is asked for as $address', (asked) => {
  const colour = 'colour' in asked ? asked.colour : undefined
  const page = { path: '/', ...(colour && { colour }) }
  expect(drawingAddress(asked.src, { page, layout })).toBe(asked.address)
})

test('colours of the site’s own are the hue that drawings have', () => {
  const own = { site: { theme: { colours: { main: '#0000ff' } } } }
  const address = drawingAddress('/_art/index.svg', { page: { path: '/' }, layout: own })
  expect(address).toBe('/_art/index.svg?hue=240')
})
