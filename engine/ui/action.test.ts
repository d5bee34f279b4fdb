import { expect, test } from 'vitest'
import { aboutAction } from './action.tsx'

test.each([
  ['/contact', 'rye & oats', '/contact?about=rye%20%26%20oats'],
  ['/contact', 'half a \ud800 character', '/contact?about=half%20a%20%EF%BF%BD%20character'],
  ['/contact#form', 'rye', '/contact#form'],
  ['https://elsewhere.example', 'rye', 'https://elsewhere.example'],
])('an action that leads to %s takes %j along where a page can read it', (href, about, leads) => {
  expect(aboutAction({ label: 'Request', href }, about)).toEqual({ label: 'Request', href: leads })
})
