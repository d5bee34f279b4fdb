import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { eachField } from '../../engine/manifest/fields.ts'
import { allEngineTexts } from '../../engine/manifest/texts/engine-texts.ts'
import type { Format } from '../../schema/formats.ts'
import { root } from '../manifest-argument.ts'
import { starterIn } from './starter.ts'

const folder = join(root, 'starter/words')
const tags = readdirSync(folder).map((name) => name.replace('.json', ''))

/** All texts of a manifest that are read, in their order. */
function textsOf(manifest: object): string[] {
  const read = new Set<Format>(['text', 'long-text', 'inline', 'alt'])
  const texts: string[] = []
  eachField(manifest, 'Manifest', (text, format) => {
    if (read.has(format)) texts.push(text)
  })
  return texts
}

/** Whether it says something besides the values of variables. */
const isWorded = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''))

const english = textsOf(starterIn('en'))

test('there are words in each language in which the engine has its own', () => {
  expect(['en', ...tags].toSorted()).toEqual(Object.keys(allEngineTexts).toSorted())
})

describe.each(tags)('the words in %s', (tag) => {
  const words: { [text: string]: string } = JSON.parse(
    readFileSync(join(folder, `${tag}.json`), 'utf8'),
  )

  test('are there for each text, and for nothing else', () => {
    const brand = 'Broadsheet' // a variable's value, which is asked for
    const wanted = new Set(english.filter((text) => isWorded(text) && text !== brand))
    const texts = Object.keys(words).filter((text) => !/^[/a-z-]+$/.test(text))
    expect(texts.toSorted()).toEqual([...wanted].toSorted())
  })

  test('keep the variables of each text, and lead where it leads', () => {
    const holes = /\{\w+\}/g
    for (const [text, own] of Object.entries(words)) {
      expect(own.match(holes)).toEqual(text.match(holes))
      const links = (of: string) => [...of.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href)
      expect(links(own)).toEqual(links(text).map((href) => words[href]))
    }
  })

  test('leave no English sentence', () => {
    const left = textsOf(starterIn(tag)).filter(
      (text) => / \w+ /.test(text) && english.includes(text),
    )
    expect(left).toEqual([])
  })
})

test('addresses are in the language, with the places on their pages', () => {
  const { navigation, footer } = Object(starterIn('pt-AO'))
  expect(navigation.at(-1)).toMatchObject({ name: 'Contacto', href: '/contacto' })
  expect(footer.links[0].href).toBe('/servicos#consultoria')
  expect(Object(starterIn('pt')).navigation.at(-1).name).toBe('Contato')
})
