import { expect, test } from 'vitest'
import { pathOfTitle, whyNot } from './path-of-title.ts'

test.each([
  ['Our team', '/our-team'],
  ['Café & Bar — menu', '/cafe-bar-menu'],
  ['  600+ banks! ', '/600-banks'],
  ['关于', '/关于'],
])('the title "%s" suggests %s', (title, path) => {
  expect(pathOfTitle(title)).toBe(path)
})

test.each([
  ['/our-team', undefined],
  ['/services/our-team', undefined],
  ['/about', 'Another page has this address.'],
  ['/', 'Small letters, digits and hyphens, after a slash: “/our-team”.'],
  ['our-team', 'Small letters, digits and hyphens, after a slash: “/our-team”.'],
  ['/Our team', 'Small letters, digits and hyphens, after a slash: “/our-team”.'],
  ['/our--team/', 'Small letters, digits and hyphens, after a slash: “/our-team”.'],
])('the path "%s" is refused with: %s', (path, reason) => {
  expect(whyNot(path, ['/about'])).toBe(reason)
})
