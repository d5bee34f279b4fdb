import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followWrittenRules, headersOf, readWrittenRules } from './written-rules.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-rules-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

test('redirects are read as they are written, permanent where none says otherwise', async () => {
  write('_redirects', '/a /b#c 302\n\n  /d   /e  \n/f\n/g/* /g/404.html 404\n')
  const { redirects } = await readWrittenRules(folder)
  expect([...redirects]).toEqual([
    ['/a', { to: '/b#c', status: 302 }],
    ['/d', { to: '/e', status: 301 }],
    ['/g/*', { to: '/g/404.html', status: 404 }],
  ])
})

test('a path has the headers of all rules that are about it, the later ones last', async () => {
  const text = ['  Lost: 1', '/*', '  A: b: c', '  nothing', '/_assets/* ', '  A: e', '']
  write('_headers', [...text, '/about', '  B: f'].join('\n'))
  const rules = await readWrittenRules(folder)
  const all = ['A', 'b: c']
  expect(headersOf('/', rules)).toEqual([all])
  expect(headersOf('/_assets/a.js', rules)).toEqual([all, ['A', 'e']])
  expect(headersOf('/_assets', rules)).toEqual([all])
  expect(headersOf('/about', rules)).toEqual([all, ['B', 'f']])
  expect(headersOf('/about/us', rules)).toEqual([all])
})

test('a folder without such files has no rules', async () => {
  expect(await readWrittenRules(folder)).toEqual({ redirects: new Map(), headers: [] })
})

test('rules are read again once there is another build, and not before', async () => {
  const now = followWrittenRules(folder)
  expect((await now()).headers).toEqual([])
  const build = (name: string, second: number) => {
    write('_headers', `/*\n  Name: ${name}\n`)
    utimesSync(join(folder, '_headers'), second, second)
  }
  build('first', 100)
  const first = await now()
  expect(headersOf('/', first)).toEqual([['Name', 'first']])
  expect(await now()).toBe(first)
  build('second', 200)
  expect(headersOf('/', await now())).toEqual([['Name', 'second']])
})
