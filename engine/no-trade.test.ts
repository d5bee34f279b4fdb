import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
// Put together from pieces, so that this list is not found itself.
const trade = [
  'pay|ment',
  'acq|uir',
  'iss|uing',
  'iss|uer',
  'e|mv',
  'mer|chant',
  'fra|ud',
  'fin|tech',
  'ba|nk(?!note)',
  'h|sm',
  'p|ci',
  'is|o[ -]?8583',
  'card|holder',
  'de|bit',
  'tok|enization',
  'till|mark',
].map((word) => word.replace('|', ''))
const words = new RegExp(`\\b(?:${trade.join('|')})`, 'i')

const files = ['engine', 'schema'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'icon.schema.json') // another's names
    .map((entry) => join(entry.parentPath, entry.name)),
)

test('the engine and the schemas are looked through: code, styles, fixtures', () => {
  const ends = new Set(files.map((file) => file.split('.').at(-1)))
  expect(ends).toEqual(new Set(['ts', 'tsx', 'css', 'js', 'json', 'txt']))
})

test('no word of the trade is in the engine or the schemas', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        words.test(line) ? `${relative(root, file)}:${index + 1} ${words.exec(line)?.[0]}` : [],
      ),
  )
  expect(found).toEqual([])
})
