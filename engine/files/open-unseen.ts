import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Opens a new file that nobody else sees, and that is gone once it is closed; answers with its number in this process. */
export function openUnseen(): number {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-unseen-'))
  const descriptor = openSync(join(folder, 'file'), 'w+')
  rmSync(folder, { recursive: true })
  return descriptor
}
