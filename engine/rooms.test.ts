import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

/** The rooms of the engine from the ground up: a file imports from its own room and from those above it in this list. */
const rooms = [
  ['files', 'text', 'art'],
  ['findings', 'inline', 'assets', 'theme'],
  ['manifest'],
  ['ui'],
  ['search', 'forms'],
  ['blocks'],
  ['facts'],
  ['rules', 'page', 'near'],
  ['analysis', 'browser'],
  ['commands', 'publish'],
  ['dev'],
]

const levels = new Map(rooms.flatMap((names, level) => names.map((name) => [name, level])))
/** What is on top of all rooms: doors, and what is used before the engine is there. */
const apart = /^(?:[\w.-]+|(?:bundle|schema-compiler|fixtures)\/.*)$/
const engine = import.meta.dirname
const files = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !apart.test(name))

const roomOf = (file: string) => file.split('/')[0] ?? ''

test.each(files)('%s imports from the rooms below its own', (file) => {
  const own = levels.get(roomOf(file))
  expect(own).toBeDefined()
  const wrong = importsOf(file).filter((target) => {
    const level = levels.get(roomOf(target))
    return roomOf(target) !== roomOf(file) && (level === undefined || level >= (own ?? 0))
  })
  expect(wrong).toEqual([])
})

/** The engine's files that a file imports, by their path in the engine; the doors apart. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(engine, file), 'utf8')
  const relative = [...source.matchAll(/(?:from|import|import\()\s*'(\.\.?\/[^']+)'/g)]
  return relative
    .map(([, path = '']) => posix.normalize(posix.join(posix.dirname(file), path)))
    .filter((path) => !path.startsWith('..') && !apart.test(path))
}
