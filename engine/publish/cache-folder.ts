import { hash } from 'node:crypto'
import { join } from 'node:path'

/** Where the build keeps what it can use again, for each folder that it writes. */
export function cacheFolder(root: string, out: string): string {
  return join(root, 'node_modules/.cache/broadsheet', hash('sha1', out).slice(0, 8))
}
