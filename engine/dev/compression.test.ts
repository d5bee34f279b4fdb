import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPreviewServer } from './preview-server.ts'

const text = '<p>Bread that takes its time.</p>\n'.repeat(200)
let folder = ''
let server: Awaited<ReturnType<typeof createPreviewServer>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-compression-'))
  await writeFile(join(folder, 'index.html'), text)
  await writeFile(join(folder, 'loaf.png'), text)
  server = createPreviewServer(folder)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

test.each([
  { path: '/', accepts: 'gzip, deflate, br', encoding: 'br' },
  { path: '/', accepts: 'gzip', encoding: 'gzip' },
  { path: '/', accepts: 'identity', encoding: null },
  { path: '/loaf.png', accepts: 'gzip, br', encoding: null },
])(
  '$path for those who take $accepts is sent as $encoding',
  async ({ path, accepts, encoding }) => {
    const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
    const response = await fetch(`http://localhost:${port}${path}`, {
      headers: { 'Accept-Encoding': accepts },
    })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.text()).toBe(text)
  },
)
