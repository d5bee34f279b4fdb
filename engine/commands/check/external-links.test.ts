import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyse } from '../../analysis/analyse.ts'
import { findBrokenLinks } from './external-links.ts'
import { askPolitely } from './polite-client.ts'

const asked: string[] = []
let atOnce = 0
let mostAtOnce = 0
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  mostAtOnce = Math.max(mostAtOnce, ++atOnce)
  const finish = (status: number) =>
    setImmediate(() => {
      atOnce--
      response.writeHead(status).end()
    })
  if (request.url === '/silent') return void atOnce--
  if (request.url === '/no-head') return void finish(request.method === 'HEAD' ? 405 : 200)
  finish(request.url === '/gone' ? 410 : request.url === '/busy' ? 503 : 200)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('asks by HEAD, by GET only where needed, one at a time', async () => {
  const urls = ['/good', '/no-head', '/gone', '/busy'].map((path) => origin + path)
  const answers = await askPolitely(urls, { fetch })
  expect([...answers.values()]).toEqual([200, 200, 410, 503].map((status) => ({ status })))
  expect(asked).toEqual([
    'HEAD /good',
    'HEAD /no-head',
    'GET /no-head',
    'HEAD /gone',
    'GET /gone',
    'HEAD /busy',
    'GET /busy',
  ])
  expect(mostAtOnce).toBe(1)
})

test('gives a silent server up, and names one that cannot be reached', async () => {
  const answers = await askPolitely([`${origin}/silent`, 'http://127.0.0.1:1/'], {
    fetch,
    timeout: 40,
  })
  expect(answers.get(`${origin}/silent`)).toEqual({ failure: 'gives no answer within 0.04 s' })
  expect(answers.get('http://127.0.0.1:1/')).toMatchObject({
    failure: expect.stringContaining('cannot be reached'),
  })
})

test('what is known is not asked again', async () => {
  const known = new Map([[`${origin}/known`, { status: 404 }]])
  expect(await askPolitely([...known.keys()], { fetch, known })).toEqual(known)
  expect(asked).not.toContain('HEAD /known')
})

test('only what is sure becomes a finding, at its place', async () => {
  const { readFile } = await import('node:fs/promises')
  const file = new URL('../../fixtures/broken/variable-unused.json', import.meta.url)
  const text = (await readFile(file, 'utf8')).replace(
    '[our bread](/bread)',
    '[a](https://gone.example/x#y) and [b](https://busy.example/)',
  )
  const answers = new Map([
    ['https://gone.example/x', { status: 404 }],
    ['https://busy.example/', { status: 503 }],
  ])
  const findings = await findBrokenLinks(analyse('m.json', text), async () => answers)
  expect(findings).toEqual([
    {
      code: 'link-external-broken',
      severity: 'warning',
      at: { file: 'm.json', line: 29, column: 82, pointer: '/pages/0/blocks/0/text' },
      message:
        '"https://gone.example/x#y" answers with 404, so visitors who follow it find nothing.',
      hint: 'Look the new address up, or remove the link.',
    },
  ])
})
