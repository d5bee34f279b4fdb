import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageData } from '../../manifest/site.ts'
import { fileOf } from '../page-file.ts'
import type { Ask } from './ask.ts'
import { isPublic } from './in-texts.ts'
import type { Obstacle } from './obstacle.ts'

interface Options {
  /** Where the form posts to, as the built page says. */
  action: string
  address: string
  folder: string
  /** By which forms are let in on one's own machine. */
  localKey: string
  ask: Ask
}

/** Where the site's forms post to; undefined where it has none. */
export async function formAction(folder: string, pages: PageData[]): Promise<string | undefined> {
  const withForm = pages.filter(({ blocks }) => blocks.some(({ type }) => type.includes('form')))
  for (const { path } of withForm) {
    const html = await readFile(join(folder, fileOf(path)), 'utf8').catch(() => '')
    const [, action] = /<form[^>]* action="([^"]*\/functions\/[^"]*)"/.exec(html) ?? []
    if (action) return action
  }
  return undefined
}

/** Whether messages of visitors arrive anywhere. */
export async function inForm({
  action,
  address,
  folder,
  localKey,
  ask,
}: Options): Promise<Obstacle[]> {
  const url = new URL(action, address)
  const isElsewhere = url.origin !== new URL(address).origin
  const found: Obstacle[] = []
  if (isElsewhere && !isPublic(url.hostname)) return [unset(action)]
  if (isElsewhere && (await scriptsSay(folder, localKey)))
    found.push({
      severity: 'error',
      message: `The form shows ${url.host} the key of your own machine, which is refused there.`,
      hint: 'Build with VITE_SUPABASE_ANON_KEY=<publishable key>: docs/contact.md, step 6.',
    })
  const answer = await ask(url.href)
  if (answer.failure === undefined && answer.text.includes('urn:broadsheet:problem:')) return found
  const said = answer.failure ?? `it answers ${answer.status} as a page or something else would`
  return [
    ...found,
    {
      ...unset(url.href),
      message: `No function for messages is at ${url.href}: ${said}. What visitors write would be lost to you.`,
    },
  ]
}

const unset = (action: string): Obstacle => ({
  severity: 'error',
  message: `The form sends to ${action}, which is on your own machine.`,
  hint: 'Build with VITE_SUPABASE_URL=<where the functions are>, or let the host pass /functions/v1/ on (docs/contact.md).',
})

async function scriptsSay(folder: string, words: string): Promise<boolean> {
  const names = (await readdir(join(folder, '_assets'))).filter((name) => name.endsWith('.js'))
  const texts = names.map((name) => readFile(join(folder, '_assets', name), 'utf8'))
  return (await Promise.all(texts)).some((text) => text.includes(words))
}
