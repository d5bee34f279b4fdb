import { statfs } from 'node:fs/promises'

/**
 * Free bytes without which nothing is stored: the embedded database writes its log in files of 16 MiB, and one that
 * cannot begin the next of them is broken until it is opened anew.
 */
const reserveBytes = 64 * 2 ** 20

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= reserveBytes
}

/** Well below the time in which a rush of messages writes the reserve full. */
const restMs = 250

/** Whether there is room, seen a moment ago at most: a rush of messages asks a thousand times a second. */
export function watchRoom(
  folder: string,
  { look = () => hasRoom(folder), clock = () => performance.now() } = {},
): () => Promise<boolean> {
  let seenAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (clock() - seenAt < restMs) return true
    const has = await look()
    if (has) seenAt = clock()
    return has
  }
}

/** Resolves once there is room; says so while there is none. */
export async function untilRoom(folder: string, say: (sentence: string) => void): Promise<void> {
  const hasRoomNow = tellingRoom(() => hasRoom(folder), say)
  while (!(await hasRoomNow())) await new Promise((resolve) => setTimeout(resolve, 1_000))
}

/** Looks, and says when the answer is another than the last time. */
export function tellingRoom(
  look: () => Promise<boolean>,
  say: (sentence: string) => void,
): () => Promise<boolean> {
  let had = true
  return async () => {
    const has = await look()
    if (has !== had) say(has ? 'There is room on the disk again.' : noRoom)
    had = has
    return has
  }
}

const noRoom =
  'The disk is nearly full: less than 64 MiB are free. Messages are refused until there is room.'
