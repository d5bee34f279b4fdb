import { expect, test } from 'vitest'
import { formats } from '../../schema/formats.ts'
import { validatePage } from '../../schema/generated/manifest.js'
import { textControls } from './controls/text-controls.tsx'
import { typesOf } from './describe.ts'
import { startOfType } from './start-of.ts'

const page = { path: '/new', title: 'New', description: 'New.' }

test.each(typesOf('Block').filter(({ type }) => type !== 'shared'))(
  'a new block of $type is whole',
  ({ type }) => {
    validatePage({ ...page, blocks: [startOfType('Block', type)] })
    expect(validatePage.errors ?? []).toEqual([])
  },
)

test.each(['Service', 'ProfessionalService', 'LocalBusiness'])(
  'a new record of %s is whole',
  (type) => {
    const blocks = [startOfType('Block', 'banner')]
    validatePage({ ...page, blocks, structuredData: startOfType('StructuredData', type) })
    expect(validatePage.errors ?? []).toEqual([])
  },
)

test.each(Object.keys(formats))('texts of the format %s have a control', (format) => {
  expect(Object.keys(textControls)).toContain(format)
})
