import { expect, test } from 'vitest'
import { isoDuration } from './iso-duration.ts'

test.each([
  { words: '2 days', language: 'en-US', iso: 'P2D' },
  { words: '1 day', language: 'en-GB', iso: 'P1D' },
  { words: '90 minutes', language: 'en', iso: 'PT90M' },
  { words: '3 Tage', language: 'de', iso: 'P3D' },
  { words: '6 semaines', language: 'fr', iso: 'P6W' },
  { words: '1 morning', language: 'en', iso: undefined },
  { words: 'two days', language: 'en', iso: undefined },
  { words: '2 days', language: 'de', iso: undefined },
  { words: 'يومان', language: 'ar', iso: 'P2D' },
  { words: '٣ أسابيع', language: 'ar', iso: 'P3W' },
  { words: '3 أسابيع', language: 'ar-EG', iso: 'P3W' },
  { words: '२ दिन', language: 'hi', iso: 'P2D' },
  { words: '3 小时', language: 'zh-Hans', iso: 'PT3H' },
  { words: '2小時', language: 'zh-Hant', iso: 'PT2H' },
  { words: '2 days or 3', language: 'en', iso: undefined },
])('"$words" in $language is $iso', ({ words, language, iso }) => {
  expect(isoDuration(words, language)).toBe(iso)
})
