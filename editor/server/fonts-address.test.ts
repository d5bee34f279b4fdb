import { expect, test } from 'vitest'
import { fontsAddress, fontsAsked } from './fonts-address.ts'

const asked = {
  titles: '@fontsource-variable/fraunces',
  text: 'system',
  weight: 560,
  language: 'zh-Hant',
}

test('what is asked for is what the address says', () => {
  expect(fontsAsked(fontsAddress(asked))).toEqual(asked)
})

test.each([{ name: '../../etc/passwd' }, { name: '@fontsource/../../secret' }, { name: '' }])(
  '"$name" is no font',
  ({ name }) => {
    expect(fontsAsked(fontsAddress({ ...asked, titles: name }))).toBeUndefined()
  },
)

test.each(['/_theme/%E0.css', '/_theme/.css', '/other.css'])('%s asks for nothing', (pathname) => {
  expect(fontsAsked(pathname)).toBeUndefined()
})
