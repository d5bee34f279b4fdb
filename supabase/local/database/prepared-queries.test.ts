import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { preparedQueries } from './prepared-queries.ts'

const pglite = await PGlite.create()
const query = preparedQueries(pglite)
afterAll(() => pglite.close())

test('values have the types that the driver gives them', async () => {
  const statement = `select $1::text::integer as number, $2::text as nothing, '{"a":[1]}'::jsonb as json, true as flag`
  const driver = await pglite.query(statement, ['7', null])
  expect(await query(statement, ['7', null])).toEqual(driver.rows)
  expect(driver.rows).toEqual([{ number: 7, nothing: null, json: { a: [1] }, flag: true }])
})

test('a statement that refused one value takes the next', async () => {
  const half = 'select 10 / $1::text::integer as result'
  expect(await query(half, ['2'])).toEqual([{ result: 5 }])
  for (const refused of ['0', 'x'])
    await expect(query(half, [refused])).rejects.toMatchObject({
      code: expect.stringMatching(/^22/),
    })
  expect(await query(half, ['5'])).toEqual([{ result: 2 }])
})

test('a statement that cannot be read is refused each time', async () => {
  for (let times = 0; times < 2; times++)
    await expect(query('select from where')).rejects.toMatchObject({ code: '42601' })
  expect(await query('select 1 as one')).toEqual([{ one: 1 }])
})
