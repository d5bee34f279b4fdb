import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DevServer, startDevServer } from './dev-server.ts'

const root = join(import.meta.dirname, '../..')
let server: DevServer
let dataFolder = ''
let data = ''

beforeAll(async () => {
  // Among what is served otherwise, and with signs that mean something in a pattern.
  dataFolder = await mkdtemp(join(root, 'node_modules/.broadsheet-(data)[1]-'))
  data = `/node_modules/${encodeURI(basename(dataFolder))}`
  await writeFile(join(dataFolder, 'keys.json'), '{"service":"secret"}')
  server = await startDevServer({
    root,
    source: join(root, 'src'),
    site: root,
    publicFolder: join(root, 'public'),
    manifest: join(root, 'site.manifest.json'),
    dataFolder,
    port: 4450,
    startFunctions: async () => 'http://127.0.0.1:9',
    log: () => {},
  })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await rm(dataFolder, { recursive: true, force: true })
})

interface Answer {
  status: number
  text: string
  headers: { [name: string]: unknown }
}

/** Asks as any program or page may: `fetch` would not let the host be named. */
function ask(path: string, headers: { [name: string]: string } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(new URL(server.url), { path, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => (text += piece))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      )
    }).on('error', reject)
  })
}

describe('nothing is served but what pages are made of', () => {
  test.each([
    ['/site.manifest.json', 403],
    ['/package.json?raw', 403],
    ['/package.json?import&raw', 403],
    ['/supabase/config.toml', 403],
    ['/supabase/config.toml?raw', 403],
    [`/@fs${root}/supabase/config.toml?raw`, 403],
    ['/@fs/etc/hostname?raw', 403],
    ['/engine/dev/dev-client.ts', 200],
    ['/@vite/client', 200],
    ['/', 200],
  ])('%s is answered with %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status)
  })

  test.each(['', '?raw', '?import&raw', '?url', '?import'])(
    'the data folder is not, wherever it lies (keys.json%s)',
    async (query) => {
      for (const path of [`${data}/keys.json`, `/@fs${encodeURI(dataFolder)}/keys.json`]) {
        const { status, text } = await ask(`${path}${query}`)
        expect([path, status]).toEqual([path, 403])
        expect(text).not.toContain('secret"')
      }
    },
  )
})

describe('pages elsewhere', () => {
  const elsewhere = { origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' }
  const script = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  const editor = '/__open-in-editor?file=no-such-file'
  test.each([
    ['fetch a file', '/src/site.ts', elsewhere, 403],
    ['fetch a file from a sandbox', '/src/site.ts', { origin: 'null' }, 403],
    ['load a script', '/src/site.ts', script, 403],
    ['frame a page', '/', { ...link, 'sec-fetch-dest': 'iframe' }, 403],
    ['link to a page', '/', { ...link, 'sec-fetch-dest': 'document' }, 200],
    ['come by a name of their own', '/', { host: 'evil.example' }, 403],
    ['come by a name that is like ours', '/', { host: 'localhost.evil.example' }, 403],
    ['open a file in the editor', editor, elsewhere, 403],
    ['open one by an image', editor, script, 403],
    ['open one by a link', editor, { ...link, 'sec-fetch-dest': 'document' }, 403],
    ['open one by an old browser', editor, {}, 403],
  ])('that %s', async (_, path, headers, status) => {
    const answer = await ask(path, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('what the page itself asks for is answered', async () => {
    const own = { origin: new URL(server.url).origin, 'sec-fetch-site': 'same-origin' }
    expect((await ask('/src/site.ts', own)).status).toBe(200)
  })
})
