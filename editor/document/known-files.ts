import type { CheckOptions } from '../../engine/manifest/check-options.ts'
import type { SiteFile } from '../keeper/keeper.ts'

/** A list of files is asked for again at most so often, in milliseconds. */
const rest = 2000

/**
 * What the check is told of the site's files. A file that is asked for the first time and is not in the list may have
 * been put there since: it is said to be missing only once the list was read again.
 * @param list reads the list
 * @param onNews called when other answers are to be had
 */
export function knownFiles(
  list: () => Promise<SiteFile[]>,
  onNews: () => void,
): Required<Pick<CheckOptions, 'pictureAt' | 'fileExists'>> {
  let files = new Map<string, SiteFile>()
  let missing = new Set<string>()
  const asked = new Set<string>()
  let lastRead = Number.NEGATIVE_INFINITY
  let isReading = false
  const read = async () => {
    if (isReading || performance.now() - lastRead < rest) return
    isReading = true
    const wanted = new Set(asked)
    const found = await list().catch(() => undefined) // the server has gone; it is asked again later
    isReading = false
    if (!found) return
    lastRead = performance.now()
    const before = answers()
    if (asked.size > wanted.size) void again() // they may have come after the list was made
    files = new Map(found.map((file) => [file.path, file]))
    missing = new Set([...wanted].filter((path) => !files.has(path)))
    if (answers() !== before) onNews()
  }
  const again = () => {
    lastRead = Number.NEGATIVE_INFINITY
    return read()
  }
  const answers = () =>
    JSON.stringify([...asked].map((path) => [files.get(path)?.size, missing.has(path)]))
  const fileAt = (address: string): SiteFile | 'missing' | undefined => {
    const path = pathIn(address)
    const isNew = !asked.has(path)
    asked.add(path)
    if (!files.has(path)) void (isNew ? again() : read())
    return files.get(path) ?? (missing.has(path) ? 'missing' : undefined)
  }
  return {
    pictureAt(src) {
      if (/^https?:\/\//i.test(src) || src.startsWith('/_')) return 'unknown'
      if (!src.startsWith('/') || src.startsWith('//')) return 'missing'
      const file = fileAt(src)
      return file === 'missing' ? file : (file?.size ?? 'unknown')
    },
    fileExists: (path) => fileAt(path) !== 'missing',
  }
}

function pathIn(address: string): string {
  const path = address.replace(/[?#].*/, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
