import { realpath, stat } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'

/** Names that mean a device on Windows, whatever ends them ("Naming Files", learn.microsoft.com). */
export const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?:\.|$)/i

/**
 * The file in a folder that an address of the site names, such as "/team/loaf.webp".
 * @returns undefined where there is none, and for all that leads out of the folder, by dots or by links
 */
export async function fileIn(folder: string, address: string): Promise<string | undefined> {
  const path = pathOf(address)
  if (path === undefined) return undefined
  try {
    const home = await realpath(folder)
    const file = await realpath(join(home, path))
    return file.startsWith(home + sep) && (await stat(file)).isFile() ? file : undefined
  } catch {
    return undefined // nothing there, or a circle of links
  }
}

/** An address as a path within a folder. */
function pathOf(address: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(address)
  } catch {
    return undefined // percent signs that encode no UTF-8
  }
  const parts = path.slice(1).split('/')
  const isOdd = (part: string) => part === '' || part.startsWith('.') || deviceName.test(part)
  // Colons name streams and drives on Windows.
  if (!path.startsWith('/') || /[\0\\:]/.test(path) || parts.some(isOdd)) return undefined
  return normalize(path)
}
