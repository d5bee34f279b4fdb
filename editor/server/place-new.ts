import { constants, copyFile, link, mkdir, realpath, rm } from 'node:fs/promises'
import { dirname, extname, join, sep } from 'node:path'
import { partOf, syncFolder, writePart } from '../../engine/files/write-whole.ts'
import { Refused } from './refused.ts'

/**
 * Puts a file into a folder, whole or not at all. It never takes the place of another: a name that is taken gets a number.
 * @param address the path of the folder's own that is wanted, such as "/loaf.webp"
 * @returns the address that it got
 */
export async function placeNew(
  folder: string,
  address: string,
  content: Uint8Array,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const home = await realpath(folder)
  const within = await realpath(dirname(join(home, decodeURI(address)))).catch(() => undefined)
  if (within !== home && !within?.startsWith(home + sep))
    throw new Refused(`There is no folder for "${address}" among the site's files.`)
  // Beside the folder: what is in it is published.
  const part = partOf(home)
  try {
    await writePart(part, content)
    for (let number = 1; ; number++) {
      const src = numbered(address, number)
      if (!(await isPlaced(part, join(home, decodeURI(src))))) continue
      await syncFolder(within)
      return src
    }
  } finally {
    await rm(part, { force: true })
  }
}

function numbered(address: string, number: number): string {
  const extension = extname(address)
  return number === 1 ? address : `${address.slice(0, -extension.length)}-${number}${extension}`
}

/** Whether the name was free. A disk that knows no second names for a file gets a copy. */
async function isPlaced(part: string, file: string): Promise<boolean> {
  try {
    await link(part, file).catch((error: unknown) => {
      if (codeOf(error) === 'EEXIST') throw error
      return copyFile(part, file, constants.COPYFILE_EXCL)
    })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const codeOf = (error: unknown): unknown => Object(error).code
