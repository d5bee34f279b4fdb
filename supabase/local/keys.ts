import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Public by nature, and the same everywhere: the site's build has it in its script. */
export const localPublicKey = 'local-public-key'

export interface Keys {
  /** Opens every SQL function, as hosting's service role key does. */
  service: string
  /** Triggers mail delivery. */
  deliver: string
  /** What the functions show to the provider of this machine. */
  mail: string
}

/** The secrets of a data folder, made when they are missing: a page in some tab must not guess them. */
export async function readKeys(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json')
  const fresh = { service: secret(), deliver: secret(), mail: secret() }
  try {
    await writeFile(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' })
    return fresh
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return JSON.parse(await readFile(file, 'utf8')) as Keys // our own file
  }
}

function secret(): string {
  return randomBytes(24).toString('base64url')
}
