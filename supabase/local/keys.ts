import { randomBytes, randomUUID } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
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

/**
 * The secrets of a data folder, made when they are missing or torn: a page in some tab must not guess them.
 * For the holder of the folder's lock.
 */
export async function makeKeys(folder: string): Promise<Keys> {
  const known = await findKeys(folder)
  if (known) return known
  const fresh = { service: secret(), deliver: secret(), mail: secret() }
  const draft = join(folder, `keys.json.${randomUUID()}`)
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(JSON.stringify(fresh))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, join(folder, 'keys.json'))
  return fresh
}

/** The secrets of a folder whose gateway runs. */
export async function readKeys(folder: string): Promise<Keys> {
  const keys = await findKeys(folder)
  if (!keys) throw new Error(`There are no keys in "${folder}". Start the site again.`)
  return keys
}

async function findKeys(folder: string): Promise<Keys | undefined> {
  const text = await readFile(join(folder, 'keys.json'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  try {
    const { service, deliver, mail } = Object(JSON.parse(text))
    const isWhole = [service, deliver, mail].every((key) => typeof key === 'string' && key !== '')
    return isWhole ? { service, deliver, mail } : undefined
  } catch {
    return undefined // torn: its secrets are known to nobody
  }
}

function secret(): string {
  return randomBytes(24).toString('base64url')
}
