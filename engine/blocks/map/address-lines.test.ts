import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const street = '12 Mill Lane'

test.each([
  { country: 'DE', locality: 'Bremen', postalCode: '28195', town: '28195 Bremen' },
  { country: 'GB', locality: 'Bath', postalCode: 'BA1 1AA', town: 'Bath BA1 1AA' },
  { country: 'US', locality: 'Salem', region: 'MA', postalCode: '01970', town: 'Salem, MA 01970' },
  { country: 'FR', locality: 'Lyon', town: 'Lyon' },
])('in $country the second line is "$town"', ({ town, ...address }) => {
  expect(addressLines({ street, ...address })).toEqual([street, town])
})
