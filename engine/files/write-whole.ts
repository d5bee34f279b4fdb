import { open, rename, rm } from 'node:fs/promises'

/** Writes a file whole or not at all: whoever reads meanwhile sees the old text or the new one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.${process.pid}.part`
  try {
    const handle = await open(part, 'w')
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (cause) {
    await rm(part, { force: true })
    throw new Error(`"${file}" was not written; it is as it was before.`, { cause })
  }
}
