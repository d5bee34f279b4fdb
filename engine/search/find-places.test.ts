import { expect, test } from 'vitest'
import { createFinder } from './find-places.ts'
import { fold, placesOf } from './fold.ts'

const find = createFinder([
  ['/', 'A bakery', [['', '', 'Bread and cakes on the market square.']]],
  [
    '/bread',
    'Our bread',
    [
      ['', '', 'What we bake, and when. It is all made of sourdough that Márta feeds.'],
      ['rye', 'Dark rye', 'A loaf of one and a half kilograms.'],
    ],
  ],
  [
    '/courses',
    'Courses',
    [
      ['', '', 'Baking in the evening'],
      ['tart', 'Plum tart', 'With rye.'],
    ],
  ],
])
const hrefs = (asked: string) => find(asked).map(({ href }) => href)

test.each([
  { asked: 'sourdough', found: ['/bread'] },
  { asked: 'SOUR', found: ['/bread'] }, // the beginning of a word
  { asked: 'marta', found: ['/bread'] }, // without its accent
  { asked: 'dough', found: ['/bread'] }, // within a word
  { asked: 'rye', found: ['/bread#rye', '/courses#tart'] }, // headings come first
  { asked: 'half loaf', found: ['/bread#rye'] }, // in any order
  { asked: 'plum sourdough', found: [] }, // all words in one place
  { asked: 'bread', found: ['/bread', '/'] }, // a title comes before a text
  { asked: 'bread kilograms', found: ['/bread#rye'] }, // a word of the page's title counts for its parts
  { asked: ' ,. ', found: [] },
])('"$asked" is found at $found', ({ asked, found }) => {
  expect(hrefs(asked)).toEqual(found)
})

test('a place says where it is, and shows the words as they are written', () => {
  expect(find('kilo')).toEqual([
    {
      href: '/bread#rye',
      heading: 'Dark rye',
      page: 'Our bread',
      excerpt: ['A loaf of one and a half ', 'kilo', 'grams.'],
    },
  ])
  expect(find('marta')[0]?.excerpt).toEqual([
    '… when. It is all made of sourdough that ',
    'Márta',
    ' feeds.',
  ])
})

test.each(['Straße', 'ÉCLAIR', 'İstanbul ılık', 'Ελληνικά ά', '½ ﬁ 漢字', '👩‍🍳 e\u0301', 'مُعَلِّمَةٌ'])(
  'folding "%s" again changes nothing, and each of its signs has a place in the text',
  (text) => {
    const places = placesOf(text)
    expect(fold(fold(text))).toBe(fold(text))
    expect(places).toHaveLength(fold(text).length + 1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places.at(-1)).toBe(text.length)
  },
)

test.each([
  { asked: 'strasse', text: 'Die große Straße am Markt', found: 'Straße' },
  { asked: 'سؤال', text: 'هل عندك سُؤَالٌ عن القطط؟', found: 'سُؤَالٌ' },
  { asked: 'اطباء', text: 'أطبّاء للقطط', found: 'أطبّاء' },
  { asked: 'عياده', text: 'عيادة رفق', found: 'عيادة' },
  { asked: 'کتاب', text: 'كتاب الحيوان', found: 'كتاب' },
  { asked: 'جميل', text: 'جـمـيـل', found: 'جـمـيـل' },
  { asked: '2009', text: 'منذ عام ٢٠٠٩', found: '٢٠٠٩' },
  { asked: 'ΟΔΟΣ', text: 'Η οδός μας', found: 'οδός' },
  { asked: 'lodz', text: 'Koty w Łodzi', found: 'Łodz' },
  { asked: 'ﾈｺ', text: 'ネコの本', found: 'ネコ' },
  { asked: 'मुफ़्त', text: 'मुफ़्त जाँच', found: 'मुफ़्त' },
])('"$asked" is found in "$text"', ({ asked, text, found }) => {
  const [place] = createFinder([['/', 'x', [['', '', text]]]])(asked)
  expect(place?.excerpt[1]).toBe(found)
})

test('vowels of Indic scripts are letters, not marks', () => {
  expect(createFinder([['/', 'x', [['', '', 'कुत्ता']]]])('कत')).toEqual([])
})
