import { expect, test } from 'vitest'
import { type Analysis, analyse } from '../analysis/analyse.ts'
import { manifestWatch } from './manifest-watch.ts'

/** A file that shows one text after the other, each time it is read. */
function watching(...texts: string[]) {
  return watchingStamped([], ...texts)
}

/** The same, with what names its states: asked for before each reading, and afterwards. */
function watchingStamped(stamps: string[], ...texts: string[]) {
  const told: Analysis[] = []
  let reads = 0
  const watch = manifestWatch({
    load: async () => analyse('m.json', texts[Math.min(reads++, texts.length - 1)] ?? ''),
    stamp: () => stamps.shift() ?? '',
    settle: () => Promise.resolve(),
    onLoaded: (loaded) => void told.push(loaded),
    onFailed: failing,
  })
  return { watch, told, codes: () => told.map(({ findings }) => findings[0]?.code) }
}

const failing = (cause: unknown) => {
  throw cause
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

test('a save that the watcher tells twice is told once', async () => {
  const { watch, codes } = watching(whole)
  await Promise.all([watch.changed(), watch.changed()])
  expect(codes()).toEqual(['version-unknown'])
})

test.each(['load', 'onLoaded'] as const)(
  'after %s has failed, the next save is told',
  async (part) => {
    const causes: unknown[] = []
    const codes: (string | undefined)[] = []
    const cause = new Error('a mistake in the source')
    let isBroken = true
    const failOnce = (name: string) => {
      if (name !== part || !isBroken) return
      isBroken = false
      throw cause
    }
    const watch = manifestWatch({
      async load() {
        failOnce('load')
        return analyse('m.json', whole)
      },
      stamp: () => '',
      settle: () => Promise.resolve(),
      onLoaded({ findings }) {
        failOnce('onLoaded')
        codes.push(findings[0]?.code)
      },
      onFailed: (failure) => void causes.push(failure),
    })
    await watch.changed()
    expect({ causes, codes }).toEqual({ causes: [cause], codes: [] })
    await watch.changed()
    expect(codes).toEqual(['version-unknown'])
  },
)
