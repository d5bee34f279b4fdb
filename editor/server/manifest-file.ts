import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { writeWhole } from '../../engine/files/write-whole.ts'
import type { Saved } from '../keeper/keeper.ts'
import { hashOf } from './kept-texts.ts'
import { Refused } from './refused.ts'

/** The manifest's text with the hash of its bytes. */
export async function readManifest(file: string): Promise<{ text: string; hash: string }> {
  const bytes = await readFile(file)
  return { text: decoded(file, bytes), hash: hashOf(bytes) }
}

/** Writes the manifest, whole or not at all, where it is still the one that `base` names; else answers with what it is. */
export async function saveManifest(file: string, text: string, base: string): Promise<Saved> {
  const isBase = (name: string) => hashOf(readFileSync(name)) === base
  if (isBase(file)) await writeWhole(file, text, isBase)
  const now = await readManifest(file)
  // It also is where the answer to an earlier try was lost.
  return now.hash === hashOf(text) ? { isSaved: true, hash: now.hash } : { isSaved: false, ...now }
}

/** With its byte order mark, if it has one. Other encodings would be damaged by being saved. */
function decoded(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    const advice = 'Open it in a text editor and save it with that encoding.'
    throw new Refused(`"${file}" is not written in UTF-8. ${advice}`, { cause })
  }
}
