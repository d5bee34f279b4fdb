import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tunables, tunablesIn } from './tunables.ts'

test('all that may be set when hosted can be set here, but for where mail goes', () => {
  const document = readFileSync(join(import.meta.dirname, '../../docs/contact.md'), 'utf8')
  const [, table = ''] = /### What may be set as well\n([\s\S]*?)\n\n[^|\n]/.exec(document) ?? []
  const names = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect(names.filter((name) => name !== 'MAIL_API_URL')).toEqual(tunables)
})

test('nothing else of the environment reaches the functions', () => {
  const set = { LIMIT_PER_SENDER: 'none', MAIL_API_URL: 'https://mail.example', AWS_SECRET: 'x' }
  expect(tunablesIn(set)).toEqual({ LIMIT_PER_SENDER: 'none' })
})
