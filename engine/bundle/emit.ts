import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Puts a file in with the hash of its content in its name. */
export function emit(folder: string, name: string, extension: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const url = `/_assets/${name}-${hash}${extension}`
  mkdirSync(join(folder, '_assets'), { recursive: true })
  writeFileSync(join(folder, url), content)
  return url
}
