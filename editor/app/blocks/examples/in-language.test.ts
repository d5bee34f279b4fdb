import { expect, test } from 'vitest'
import { asBlock, examples } from '../../../../engine/fixtures/examples.tsx'
import { inLanguage } from './in-language.ts'

const exampleOf = (type: string) => {
  const block = asBlock(examples.find((each) => each.type === type)?.example)
  if (!block) throw new Error(`"${type}" has no example.`)
  return block
}

test('an example speaks the site’s language where the engine has its words', () => {
  expect(inLanguage(exampleOf('contact-form'), 'pt')).toMatchObject({
    fields: { name: { label: 'Nome*' }, message: { label: 'Mensagem*' } },
    submit: 'Enviar',
    title: 'Write to us',
  })
  expect(inLanguage(exampleOf('articles'), 'pt')).toMatchObject({ categories: { all: 'Tudo' } })
  expect(inLanguage(exampleOf('contact-details'), 'fr')).toMatchObject({
    items: [{ label: 'E-mail' }],
  })
})

test('else it is as it was', () => {
  expect(inLanguage(exampleOf('hero'), 'pt')).toEqual(exampleOf('hero'))
})
