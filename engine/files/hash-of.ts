import { hash } from 'node:crypto'

/** SHA-256 of a text's or a file's bytes, in hex. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content)
}
