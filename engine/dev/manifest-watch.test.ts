import { expect, test } from 'vitest'
import { type Loaded, loadText } from '../manifest/load.ts'
import { manifestWatch } from './manifest-watch.ts'

/** A file that shows one text after the other, each time it is read. */
function watching(...texts: string[]) {
  return watchingStamped([], ...texts)
}

/** The same, with what names its states: asked for before each reading, and afterwards. */
function watchingStamped(stamps: string[], ...texts: string[]) {
  const told: Loaded[] = []
  let reads = 0
  const watch = manifestWatch({
    load: async () => loadText('m.json', texts[Math.min(reads++, texts.length - 1)] ?? ''),
    stamp: () => stamps.shift() ?? '',
    settle: () => Promise.resolve(),
    onLoaded: (loaded) => void told.push(loaded),
  })
  return { watch, told, codes: () => told.map(({ findings }) => findings[0]?.code) }
}

const whole = '{ "manifestVersion": 7 }'

test('a file that is emptied and then filled is read when it is whole', async () => {
  const { watch, codes } = watching('', '{ "manifestVer', whole)
  await watch.changed()
  expect(codes()).toEqual(['version-unknown'])
})

test('a file that stays broken is told as it is', async () => {
  const { watch, codes } = watching('{ "a": 1', '{ "a": 1')
  await watch.changed()
  expect(codes()).toEqual(['syntax'])
})

test('of two quick saves the second is told last', async () => {
  const { watch, codes } = watching(whole, '{ "manifestVersion": 0 }')
  await Promise.all([watch.changed(), watch.changed()])
  expect(codes().at(-1)).toBe('version-older')
})

test('a save after the first was told is told as well', async () => {
  const { watch, codes } = watching(whole, '{ "manifestVersion": 0 }')
  await watch.changed()
  await watch.changed()
  expect(codes()).toEqual(['version-unknown', 'version-older'])
})

test('a save of which nobody was told is told', async () => {
  const { watch, codes } = watchingStamped(
    ['first', 'second', 'second', 'second'],
    whole,
    '{ "manifestVersion": 0 }',
  )
  await watch.changed()
  expect(codes()).toEqual(['version-unknown', 'version-older'])
})
