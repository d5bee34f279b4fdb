import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { httpKeeper } from '../../keeper/http-keeper.ts'
import type { Keeper } from '../../keeper/keeper.ts'
import { startEditor } from '../start-editor.ts'

export const root = join(import.meta.dirname, '../../..')

interface Asked {
  path: string
  method?: string
  headers?: { [name: string]: string }
  body?: string | Uint8Array
}

export interface Answered {
  status: number
  text: string
  headers: { [name: string]: unknown }
}

export interface OpenEditor {
  /** All that there is: the manifest, `public`, `data`, and what surrounds them. */
  folder: string
  manifest: string
  port: number
  token: string
  url: string
  keeper: Keeper
  /** Another window. */
  another(): Keeper
  /** Asks as any program or page may: `fetch` would not let the host be named, and mends paths. */
  ask(asked: Asked): Promise<Answered>
  close(): void
}

/** A folder with the bakery's site in it. */
export function bakeryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-editor-'))
  mkdirSync(join(folder, 'public'), { recursive: true })
  cpSync(join(root, 'engine/fixtures/bakery'), folder, { recursive: true })
  for (const name of ['flag-us.svg', 'mark.svg', 'social.png'])
    cpSync(join(root, 'public', name), join(folder, 'public', name))
  return folder
}

/** The editor's server on a site of its own, with a client that is only told from other files. */
export async function openEditor(first: number): Promise<OpenEditor> {
  const folder = bakeryFolder()
  const client = join(folder, 'client')
  for (const [name, text] of Object.entries(clientFiles)) {
    mkdirSync(join(client, name, '..'), { recursive: true })
    writeFileSync(join(client, name), text)
  }
  const manifest = join(folder, 'site.manifest.json')
  const { url, stop } = await startEditor({
    root,
    source: join(folder, 'src'),
    publicFolder: join(folder, 'public'),
    manifest,
    dataFolder: join(folder, 'data'),
    port: first,
    openClient: async () => client,
  })
  const { port, origin, searchParams } = new URL(url)
  const token = searchParams.get('token') ?? ''
  const another = () => httpKeeper({ token, origin })
  return {
    ...{ folder, manifest, port: Number(port), token, url, another, keeper: another() },
    ask: (asked) => ask(origin, asked),
    close() {
      stop()
      rmSync(folder, { recursive: true })
    },
  }
}

const clientFiles = {
  'app/index.html': '<html><head></head><body>the editor</body></html>',
  'frame/frame.html': '<html>the frame</html>',
  'assets/app-abc.js': 'the script',
}

function ask(
  origin: string,
  { path, method = 'GET', headers = {}, body }: Asked,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = send(origin, { path, method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => (text += piece))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}
