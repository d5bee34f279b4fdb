import type { IncomingMessage, ServerResponse } from 'node:http'
import { Given } from './given.ts'
import type { LocalKeeper } from './local-keeper.ts'
import { readBody } from './read-body.ts'
import { Refused, sentenceOf } from './refused.ts'

/** More than a manifest of 10,000 pages has. */
const mostJson = 200_000_000
/** More than a photograph of any camera has. */
const mostPicture = 60_000_000

type Method = (keeper: LocalKeeper, given: Given) => Promise<unknown>

/** What can be asked with an object of JSON, by the name of the keeper's method. */
const methods: { [name: string]: Method } = {
  read: (keeper) => keeper.read(),
  hash: async (keeper) => ({ hash: await keeper.hash() }),
  readText: async (keeper, given) => ({ text: await keeper.readText(given.text('hash')) }),
  save: (keeper, given) => keeper.save(given.text('text'), given.text('base')),
  appendDraft: (keeper, given) =>
    keeper.appendDraft(given.text('id'), given.texts('lines'), given.flag('isAnew')),
  dropDraft: (keeper, given) => keeper.dropDraft(given.text('id')),
  files: (keeper) => keeper.files(),
  hasFont: async (keeper, given) => ({ isThere: await keeper.hasFont(given.text('name')) }),
  pictures: (keeper) => keeper.pictures(),
  removePicture: (keeper, given) => keeper.removePicture(given.text('src')),
  history: (keeper) => keeper.history(),
  textOfVersion: async (keeper, given) => ({ text: await keeper.textOfVersion(given.text('id')) }),
  repository: async (keeper) => ({ repository: await keeper.repository() }),
  publish: (keeper, given) => keeper.publish(given.text('message'), given.flag('isPushed')),
  preview: (keeper, given) => keeper.preview(given.text('text')),
}

/** Answers what is asked of the keeper; a failure is a sentence. */
export async function sendAnswer(
  keeper: LocalKeeper,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    const content = JSON.stringify(await askKeeper(keeper, request, url))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(content)
  } catch (failure) {
    response.writeHead(failure instanceof Refused ? 422 : 500, {
      'Content-Type': 'application/json',
    })
    response.end(JSON.stringify({ reason: sentenceOf(failure) }))
  }
}

/** Server-sent events (HTML, 9.2): the hash that the manifest has, and each that it gets. */
export function sendHashes(
  keeper: LocalKeeper,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.flushHeaders()
  const end = keeper.watch((hash) => response.write(`data: ${hash}\n\n`))
  request.on('close', end)
}

/** Asks the keeper what a request asks for. */
async function askKeeper(
  keeper: LocalKeeper,
  request: IncomingMessage,
  { pathname, searchParams }: URL,
): Promise<unknown> {
  const name = pathname.slice('/_keeper/'.length)
  if (request.method !== 'POST') throw new Refused('The keeper is asked by POST.')
  if (name === 'addPicture') {
    const bytes = new Uint8Array(await readBody(request, mostPicture))
    return keeper.addPicture(
      searchParams.get('name') ?? '',
      new Blob([bytes]),
      widest(searchParams),
    )
  }
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!method) throw new Refused('The keeper knows nothing of that name.')
  const body = await readBody(request, mostJson)
  return (await method(keeper, new Given(body.toString() || '{}'))) ?? {}
}

function widest(given: URLSearchParams): number | undefined {
  const text = given.get('widest')
  if (text === null) return undefined
  const pixels = Number(text)
  if (!Number.isInteger(pixels) || pixels < 1 || pixels > 16_383)
    throw new Refused('A picture is made from 1 to 16,383 pixels wide.')
  return pixels
}
