import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeWhole } from '../../files/write-whole.ts'
import type { Answer } from './polite-client.ts'

const day = 24 * 60 * 60 * 1000

type Entries = { [url: string]: { at: number; answer: Answer } }

/** The answers of the last day. A cache that cannot be read is none. */
export async function readAnswers(file: string, now: number): Promise<Map<string, Answer>> {
  const entries = await readEntries(file)
  return new Map(
    Object.entries(entries).flatMap(([url, { at, answer }]) =>
      now - at < day ? [[url, answer] as const] : [],
    ),
  )
}

/** Keeps answers for a day; what was known keeps its own time. */
export async function keepAnswers(
  file: string,
  answers: Map<string, Answer>,
  now: number,
): Promise<void> {
  const before = await readEntries(file)
  const entries: Entries = {}
  for (const [url, answer] of answers) {
    const old = before[url]
    entries[url] = old && now - old.at < day ? old : { at: now, answer }
  }
  await mkdir(dirname(file), { recursive: true })
  await writeWhole(file, JSON.stringify(entries))
}

async function readEntries(file: string): Promise<Entries> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return {} // there is none yet, or it is damaged: everything is asked again
  }
}
