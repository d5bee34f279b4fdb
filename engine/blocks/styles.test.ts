import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const engine = join(import.meta.dirname, '..')
const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).map((name) =>
  join(engine, name),
)
const read = (file: string) => readFileSync(file, 'utf8')
const sheets = files.filter((file) => file.endsWith('.css'))
/** All files of ours that a module imports, and those that they import. */
function imported(file: string, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of read(file).matchAll(/(?:from |import |import\()'(\.[^']+)'/g)) {
    const target = join(dirname(file), name)
    if (found.has(target) || !existsSync(target)) continue
    found.add(target)
    if (/\.tsx?$/.test(target)) imported(target, found)
  }
  return found
}

const sheetsOf = new Map<string, string[]>()
for (const sheet of sheets)
  for (const [, name = ''] of read(sheet).matchAll(/\.(-?[a-z][\w-]*)/g))
    sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), sheet])

/** What the theme gives to all, and is always there (engine/theme/uno.ts). */
const utilities = ['wrap', 'micro', 'deep', 'visually-hidden']
const blocks = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, file: join(import.meta.dirname, name, `${name}.tsx`) }))
const shell = [
  'page/shell/header',
  'page/shell/footer',
  'page/shell/error-screen',
  'ui/toast/toaster',
].map((name) => ({ name, file: join(engine, `${name}.tsx`) }))

const classesIn = (own: string[]) =>
  own
    .filter((each) => each.endsWith('.tsx'))
    .flatMap((each) => [...read(each).matchAll(/className="([^"]*)"/g)])
    .flatMap(([, names = '']) => names.split(' '))

// A build leaves the sheets of blocks out that the site does not show: nobody may live on what others import.
test.each([...blocks, ...shell])('$name imports the styles of all classes in it', ({ file }) => {
  const own = [file, ...imported(file)]
  const named = classesIn(own)
  const missing = named.filter((name) => {
    const defining = utilities.includes(name) ? undefined : sheetsOf.get(name)
    // Others may change what a shared sheet defines, which then bears the class's name.
    const shared = defining?.filter((sheet) => sheet === join(engine, `ui/${name}.css`)) ?? []
    const needed = shared.length > 0 ? shared : defining
    return needed && !needed.some((sheet) => own.includes(sheet))
  })
  expect(missing).toEqual([])
})

test('no two blocks style a class of one name, each as if it were its own', () => {
  const owners = new Map<string, Set<string>>()
  for (const { name: block, file } of blocks) {
    const worn = new Set(classesIn([file, ...imported(file)]))
    const sheet = join(dirname(file), `${block}.css`)
    const rules = existsSync(sheet) ? read(sheet).matchAll(/^ *\.(-?[a-z][\w-]*)/gm) : []
    for (const [, name = ''] of rules)
      if (worn.has(name)) owners.set(name, (owners.get(name) ?? new Set()).add(block))
  }
  const several = [...owners].filter(([, blocks]) => blocks.size > 1)
  expect(several.map(([name, blocks]) => `.${name}: ${[...blocks].join(', ')}`)).toEqual([])
})

test('a list of few things leaves no column empty: how many there are at most is a share of the width', () => {
  const counted = /repeat\((?:auto-fill|\d+),/
  const halves = ['contact-form', 'picture-text'] // two parts of one thing
  const found = blocks.filter(({ name, file }) => {
    const sheet = join(dirname(file), `${name}.css`)
    return !halves.includes(name) && existsSync(sheet) && counted.test(read(sheet))
  })
  expect(found.map(({ name }) => name)).toEqual([])
})
