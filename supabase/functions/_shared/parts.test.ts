import { expect, test } from 'vitest'
import { senderOf } from './client-address.ts'
import { readEnvironment } from './environment.ts'
import { runAgain } from './run-again.ts'
import { keyOf, sameSecret } from './same-secret.ts'

test.each([
  ['1.1.1.1', 1, '1.1.1.1'],
  ['forged, 1.1.1.1', 1, '1.1.1.1'],
  ['forged, 1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
  ['1.1.1.1', 2, null],
  ['', 1, null],
  ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:ffff::', 1, '2001:db8:1:2::/64'],
  ['2001:db8::1', 1, '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::7]:4711', 1, '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 1, 'fe80:0:0:0::/64'],
  ['::ffff:1.1.1.1', 1, '1.1.1.1'],
  ['::1', 1, '0:0:0:0::/64'],
  ['1.1.1.1:4711', 1, '1.1.1.1'],
  ['unknown', 1, 'unknown'],
  ['a:b', 1, 'a:b'],
])('of "%s" with %i trusted hops the sender is %j', (header, hops, address) => {
  expect(senderOf(new Headers({ 'x-forwarded-for': header }), hops)).toBe(address)
})

test.each([
  ['secret', true],
  ['secre', false],
  ['secrets', false],
  ['', false],
  ['ſecret', false],
])('%j is the secret: %j', (given, same) => {
  expect(sameSecret(given, 'secret')).toBe(same)
})

test.each([
  [{ authorization: 'Bearer one' }, 'one'],
  [{ authorization: 'bearer  one ' }, 'one'],
  [{ authorization: 'No Bearer one', apikey: 'two' }, 'two'],
  [{ authorization: 'Bearer one two', apikey: 'three' }, 'three'],
  [{ apikey: 'two' }, 'two'],
  [{ authorization: 'Basic x', apikey: 'two' }, 'two'],
  [{}, ''],
])('the key of %j is %j', (headers, key) => {
  expect(keyOf(new Headers(headers))).toBe(key)
})

test('what is missing is named all at once', () => {
  const variables: { [name: string]: string } = { LIMIT: 'many', OFF: 'none', LIST: 'a, b,' }
  const environment = readEnvironment((name) => variables[name])
  environment.text('SITE_URL')
  environment.number('LIMIT', 5)
  expect(environment.limit('OFF', 5)).toBeNull()
  expect(environment.list('LIST')).toEqual(['a', 'b'])
  expect(() => environment.check()).toThrow('SITE_URL is missing; LIMIT is not a whole number')
})

test('work that is asked for while it runs, runs once more and never beside itself', async () => {
  const finishers: (() => void)[] = []
  const run = runAgain(() => new Promise((resolve) => finishers.push(resolve)))
  const all = Promise.all([run(), run(), run()])
  await Promise.resolve()
  expect(finishers).toHaveLength(1)
  run()
  finishers[0]?.()
  await new Promise(setImmediate)
  expect(finishers).toHaveLength(2)
  finishers[1]?.()
  await all
  expect(finishers).toHaveLength(2)
})
