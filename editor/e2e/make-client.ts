import { join } from 'node:path'
import { openClient } from '../build/open-client.ts'

const root = join(import.meta.dirname, '../..')

/** Makes what the browser needs of the editor before the first test, which would wait for it. */
export default async function makeClient(): Promise<void> {
  await openClient({ root, source: join(root, 'src'), onProgress: console.log })
}
