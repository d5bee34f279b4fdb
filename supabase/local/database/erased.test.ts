import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { functionCaller } from './call-function.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './open-pglite.ts'

test('what was erased is in no file of the embedded database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-erased-'))
  const database = await openPglite(join(folder, 'database'))
  try {
    await migrate(database)
    const call = await functionCaller(database)
    const content = { name: 'Ada', email: 'ada@example.com', message: 'Word-nobody-else-wrote' }
    const inFile = 'Word-in-a-file'
    const limits = { perSender: null, perForm: null, windowSeconds: 60 }
    await call('service_role', 'store_message', {
      content,
      idempotency_key: 'filled-form-1',
      suspicion: null,
      address: null,
      limits,
      files: [
        { field: 'cv', name: 'a.txt', mediaType: 'a', bytes: btoa(inFile.padEnd(9_000, 'a')) },
      ],
    })
    await database.run('checkpoint')
    for (const word of [content.message, inFile])
      expect(await filesWith(folder, word)).not.toEqual([])
    expect(await call('service_role', 'erase_person', { email: content.email })).toBe(1)
    for (const word of [content.message, inFile]) expect(await filesWith(folder, word)).toEqual([])
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
})

async function filesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && (await readFile(file)).includes(text)) found.push(file)
  }
  return found
}
