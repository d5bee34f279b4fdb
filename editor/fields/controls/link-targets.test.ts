import { expect, test } from 'vitest'
import { matchingIcons } from '../icon/icons.ts'
import { matchingTargets, meantAddress, targetMeant } from './link-targets.ts'

const targets = [
  { href: '/about', title: 'Who we are' },
  { href: '/about#team', title: 'Who we are: The team' },
  { href: '/team-courses', title: 'Courses for teams' },
]

test.each([
  { sought: 'team', hrefs: ['/team-courses', '/about#team'].toSorted() },
  { sought: 'who team', hrefs: ['/about#team'] },
  { sought: '/about', hrefs: ['/about', '/about#team'] },
  { sought: 'nothing', hrefs: [] },
])('"$sought" finds $hrefs', ({ sought, hrefs }) => {
  expect(
    matchingTargets(targets, sought)
      .map(({ href }) => href)
      .toSorted(),
  ).toEqual(hrefs)
})

test('what begins with the words comes first', () => {
  expect(matchingTargets(targets, 'courses')[0]?.href).toBe('/team-courses')
  expect(matchingIcons(['hotmail', 'inbox', 'mail', 'mail-check'], 'mail')).toEqual([
    'mail',
    'mail-check',
    'hotmail',
  ])
})

test.each([
  { typed: 'www.example.com', meant: 'https://www.example.com' },
  { typed: 'example.org/a?b', meant: 'https://example.org/a?b' },
  { typed: 'http://example.com', meant: 'https://example.com' },
  { typed: 'ada@example.com', meant: 'mailto:ada@example.com' },
  { typed: '+1 (555) 010-0100', meant: 'tel:+15550100100' },
  { typed: 'https://example.com', meant: undefined },
  { typed: '/about', meant: undefined },
  { typed: '/about.html', meant: undefined },
  { typed: '{email}', meant: undefined },
])('$typed is meant as $meant', ({ typed, meant }) => {
  expect(meantAddress(typed)).toBe(meant)
})

test.each([
  { typed: ' /nowhere ', leads: '/nowhere' },
  { typed: 'courses', leads: '/team-courses' },
  { typed: 'example.org', leads: 'https://example.org' },
  { typed: 'mailto:ada@example.com', leads: 'mailto:ada@example.com' },
  { typed: 'nothing like it', leads: 'nothing like it' },
  { typed: ' ', leads: undefined },
])('"$typed" in the link box leads to $leads', ({ typed, leads }) => {
  expect(targetMeant(targets, typed)).toBe(leads)
})
