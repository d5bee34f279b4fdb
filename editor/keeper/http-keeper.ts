import { inTurn } from './in-turn.ts'
import type { Keeper, Repository, Saved } from './keeper.ts'
import { watchHashes } from './watch-hashes.ts'

export interface HttpKeeperOptions {
  /** The token of the server's run. */
  token: string
  /** Where the server is. @default the page's own origin */
  origin?: string
}

/** The token that the server wrote into the page; a worker is told it by the page. */
export function tokenOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="keeper-token"]')?.content ?? ''
}

/** The keeper of the local server (`editor/server/`), as the page and its worker reach it. */
export function httpKeeper({ token, origin = '' }: HttpKeeperOptions): Keeper {
  const post = async <T>(path: string, body: BodyInit): Promise<T> => {
    const headers = { 'x-keeper-token': token }
    const request = { method: 'POST', headers, body }
    const response = await fetch(`${origin}/_keeper/${path}`, request).catch((cause: unknown) => {
      throw new Error(unreachable, { cause })
    })
    const answer = await response.json().catch(() => ({}))
    if (!response.ok) throw new Error(answer.reason ?? unreachable)
    return answer
  }
  const ask = <T>(method: string, given: object = {}): Promise<T> =>
    post(method, JSON.stringify(given))

  /** What this window knows of the file: news of it are none. */
  let known = ''
  let saving: Promise<unknown> = Promise.resolve()
  const remember = <T extends { hash: string }>(kept: T): T => {
    known = kept.hash
    return kept
  }
  // Two requests on their way may overtake one another.
  const inOrder = inTurn()
  /** What is told may be from before a save whose answer was quicker: then the file itself is asked. */
  const isNews = async (told: string): Promise<boolean> => {
    await saving
    if (told === known) return false
    const before = known
    const { hash } = await ask<{ hash: string }>('hash')
    await saving
    return before === known ? hash !== known : isNews(hash)
  }
  return {
    read: async () => remember(await ask('read')),
    readText: async (hash) => (await ask<{ text: string }>('readText', { hash })).text,
    save: (text, base) => {
      const saved = ask<Saved>('save', { text, base })
      const known = saved.then((answer) => remember(('now' in answer && answer.now) || answer))
      saving = known.catch(() => {})
      return known.then(() => saved)
    },
    appendDraft: (id, lines, isAnew = false) =>
      inOrder(() => ask('appendDraft', { id, lines, isAnew })),
    dropDraft: (id) => inOrder(() => ask('dropDraft', { id })),
    watch: (onChange) =>
      watchHashes({ url: `${origin}/_keeper/watch`, token }, (hash) => {
        const tell = (isSo: boolean) => isSo && onChange()
        isNews(hash).then(tell, () => {}) // a server that has gone tells anew when it is back
      }),
    files: () => ask('files'),
    hasFont: async (name) => (await ask<{ isThere: boolean }>('hasFont', { name })).isThere,
    pictures: () => ask('pictures'),
    addPicture: (name, bytes, widest) => {
      const query = new URLSearchParams({ name, ...(widest && { widest: String(widest) }) })
      return post(`addPicture?${query}`, bytes)
    },
    removePicture: (src) => ask('removePicture', { src }),
    history: () => ask('history'),
    textOfVersion: async (id) => (await ask<{ text: string }>('textOfVersion', { id })).text,
    repository: async () => (await ask<{ repository?: Repository }>('repository')).repository,
    publish: (message, isPushed) => ask('publish', { message, isPushed }),
    preview: (text) => ask('preview', { text }),
  }
}

const unreachable = `The editor's server does not answer. Start it again ("npm start") and open the address it prints; what you typed is kept.`
