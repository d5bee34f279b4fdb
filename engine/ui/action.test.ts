import { expect, test } from 'vitest'
import { aboutAction } from './action.tsx'

test.each([
  ['/contact', 'EMV & you', '/contact?about=EMV%20%26%20you'],
  ['/contact', 'half a \ud800 character', '/contact?about=half%20a%20%EF%BF%BD%20character'],
  ['/contact#form', 'EMV', '/contact#form'],
  ['https://elsewhere.example', 'EMV', 'https://elsewhere.example'],
])('an action that leads to %s takes %j along where a page can read it', (href, about, leads) => {
  expect(aboutAction({ label: 'Request', href }, about)).toEqual({ label: 'Request', href: leads })
})
