import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openPglite } from './open-pglite.ts'

test('a migration runs once, whole or not at all, and may not change afterwards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-migrations-'))
  const database = await openPglite()
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  try {
    await write('1.sql', 'create table public.outbox (id uuid);')
    await write('2.sql', 'create table public.two (id int); select 1 / 0;')
    await expect(migrate(database, folder)).rejects.toThrow('division by zero')
    expect(await database.query(`select to_regclass('public.two') as two`)).toEqual([{ two: null }])
    await write('2.sql', 'create table public.two (id int);')
    expect(await migrate(database, folder)).toEqual(['2.sql'])
    await write('1.sql', 'create table public.outbox (id uuid, more int);')
    await expect(migrate(database, folder)).rejects.toThrow('1.sql was changed after it ran here.')
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
})
