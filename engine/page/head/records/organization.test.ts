import { join } from 'node:path'
import { expect, test } from 'vitest'
import { load } from '../../../analysis/load.ts'
import { pageHead } from '../page-head.ts'

const { site } = await load(
  join(import.meta.dirname, '../../../fixtures/clinic/site.manifest.json'),
)
if (!site) throw new Error('The clinic does not load.')
const { layout, pages } = site
const recordsOf = (path: string) => {
  const page = pages.find((each) => each.path === path)
  return page ? pageHead(page, layout).jsonLd : []
}
const id = 'https://www.rifq.example/#organization'

test('an organization is stated as what it is, with its address, hours, place and pages elsewhere', () => {
  expect(recordsOf('/')[0]).toMatchObject({
    '@graph': [
      {
        '@type': 'VeterinaryCare',
        '@id': id,
        name: 'عيادة رفق البيطرية',
        telephone: '920 055 144',
        email: 'salam@rifq.example',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'شارع العليا 12',
          addressLocality: 'الرياض',
          postalCode: '12211',
          addressCountry: 'SA',
        },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
            opens: '08:00',
            closes: '22:00',
          },
        ],
        geo: { '@type': 'GeoCoordinates', latitude: '24.6911', longitude: '46.6853' },
        sameAs: ['https://social.example/rifq'],
      },
      { '@type': 'WebSite', publisher: { '@id': id } },
      { '@type': 'FAQPage' },
    ],
  })
})

test('what other pages state refers to it', () => {
  const [service] = recordsOf('/care')
  expect(service).toMatchObject({
    '@type': 'Service',
    provider: { '@type': 'VeterinaryCare', '@id': id },
  })
})
