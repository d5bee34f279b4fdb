import { expect, test } from 'vitest'
import { shownPlace } from './shown-place.ts'

const origins = ['/pages/3/blocks/0', '/shared/closing', '/pages/3/blocks/2']

test.each([
  {
    pointer: '/pages/3/blocks/2/cards/0/title',
    place: { part: 2, text: { shown: 3, path: ['blocks', 2, 'cards', 0, 'title'] } },
  },
  {
    pointer: '/shared/closing/action/label',
    place: { part: 1, text: { shown: 3, path: ['blocks', 1, 'action', 'label'] } },
  },
  {
    pointer: '/navigation/2/name',
    place: { part: 'header', text: { shown: 'layout', path: ['navigation', 2, 'name'] } },
  },
  {
    pointer: '/site/languages/ar/footer/tagline',
    language: 'ar',
    place: {
      part: 'footer',
      text: { shown: 'layout', path: ['footer', 'tagline'], language: 'ar' },
    },
  },
  { pointer: '/footer/tagline', language: 'ar', place: undefined },
  { pointer: '/pages/3/title', place: undefined },
  { pointer: '/pages/3/blocks/20', place: undefined },
])('$pointer', ({ pointer, language, place }) => {
  expect(shownPlace(pointer, 3, origins, language)).toEqual(place)
})
