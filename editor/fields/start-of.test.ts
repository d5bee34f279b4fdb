import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { analyse } from '../../engine/analysis/analyse.ts'
import { formats } from '../../schema/formats.ts'
import { validatePage } from '../../schema/generated/manifest.js'
import { textControls } from './controls/text-controls.tsx'
import { fieldsOf, typesOf } from './describe.ts'
import { startBeside, startOf, startOfType } from './start-of.ts'

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

const starter = JSON.parse(readFileSync(new URL('../../starter/en.json', import.meta.url), 'utf8'))

test.each(Object.entries(fieldsOf('Theme')))(
  'a site is shown when its theme gets %s',
  (key, field) => {
    const site = { ...starter.site, theme: { [key]: startOf(field) } }
    const { findings } = analyse('site.manifest.json', JSON.stringify({ ...starter, site }))
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  },
)

describe('a new item of a list', () => {
  const item = (shape: string, list: string) => {
    const field = fieldsOf(shape)[list]
    if (field?.kind !== 'list') throw new Error(`${shape} has no list "${list}".`)
    return field.item
  }

  test('has what its neighbor has, but for its name', () => {
    const card = {
      ...{ id: 'rye', title: 'Rye', icon: 'wheat', colour: 'gold', text: 'Dark.' },
      lists: [{ heading: 'Loaves', numbered: true, items: ['Small', 'Large'] }],
    }
    expect(startBeside(item('Cards', 'cards'), card)).toEqual({
      ...{ title: 'Title', icon: 'circle', colour: 'gold', text: 'Text' },
      lists: [{ heading: 'Heading', numbered: true, items: ['Item'] }],
    })
  })

  test('has no more than it must where its neighbor has no more, or there is none', () => {
    const people = item('People', 'people')
    for (const neighbor of [undefined, { name: 'Ada', role: 'Baker' }])
      expect(Object.keys(Object(startBeside(people, neighbor)))).toEqual(['name', 'role'])
  })
})
