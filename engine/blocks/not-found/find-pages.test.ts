import { expect, test } from 'vitest'
import { nearPages } from './find-pages.ts'

const pages = [
  { path: '/', title: 'A bakery' },
  { path: '/our-bread', title: 'Our bread' },
  { path: '/opening-hours', title: 'Opening hours' },
  { path: '/contact', title: 'Write to us' },
]

test.each([
  { address: '/our-braed', near: ['/our-bread'] },
  { address: '/Contact.html', near: ['/contact'] },
  { address: '/shop/opening-hours', near: ['/opening-hours'] },
  { address: '/bread', near: ['/our-bread'] },
  { address: '/xyz', near: [] },
  { address: '/', near: [] },
])('$address is near $near', ({ address, near }) => {
  expect(nearPages(address, pages).map(({ path }) => path)).toEqual(near)
})
