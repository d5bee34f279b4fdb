import fs from 'node:fs'
import { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * What the disk does from some call on: it is full (of what is written, half arrives), takes no change, no file can
 * be opened, or nothing happens any more, not even the clearing up, as when the process is killed.
 */
export const diskFaults = ['full', 'read-only', 'handles', 'killed'] as const
export type DiskFault = (typeof diskFaults)[number]

const codes = { full: 'ENOSPC', 'read-only': 'EROFS', handles: 'EMFILE', killed: 'EIO' }
const opening = ['open', 'readFile', 'readdir', 'writeFile', 'copyFile']
const writing = ['writeFile', 'appendFile', 'copyFile', 'mkdir', 'link', 'datasync', 'sync']
const removing = ['rename', 'rm', 'rmdir', 'unlink', 'truncate', 'utimes', 'chmod', 'symlink']
const concerned: { [fault in DiskFault]: string[] } = {
  full: writing,
  'read-only': [...writing, ...removing],
  handles: opening,
  killed: [...writing, ...removing],
}

/**
 * Lets work meet a fault of the disk, in this process, from its n-th call that could have it.
 * @returns what came of it, and whether there were so many calls
 */
export async function meetFault<Result>(
  { fault, from }: { fault: DiskFault; from: number },
  work: () => Promise<Result>,
): Promise<{ result: Result | Error; isMet: boolean }> {
  let calls = 0
  const hits = (name: string, args: unknown[]) =>
    (concerned[fault].includes(name) || (name === 'open' && isConcerned(fault, args))) &&
    ++calls >= from
  const restore = await replaceCalls((name, original, { isSync, contentAt }) => (args) => {
    if (!hits(name, args)) return original(args)
    const error = Object.assign(new Error(`${codes[fault]}: ${name}`), { code: codes[fault] })
    const half =
      fault === 'full' &&
      /^(?:write|append)File$/.test(name) &&
      args.with(contentAt, halfOf(args[contentAt]))
    const done = half && original(half)
    if (isSync) throw error
    return Promise.resolve(done).then(() => Promise.reject(error))
  })
  try {
    const result = await work().catch((error: Error) => error)
    return { result, isMet: calls >= from }
  } finally {
    restore()
  }
}

/** A new file is a change; one that is only read is none. */
const isConcerned = (fault: DiskFault, [, flags]: unknown[]) =>
  fault !== 'handles' && typeof flags === 'string' && !flags.startsWith('r')

const halfOf = (content: unknown) =>
  typeof content === 'string' || content instanceof Uint8Array
    ? content.slice(0, content.length / 2)
    : content

type Call = (args: unknown[]) => unknown

interface Kind {
  isSync: boolean
  /** Which argument is the content, where something is written. */
  contentAt: number
}

/** Puts another function in the place of each that opens, writes or removes; imports of `node:fs` see them too. */
async function replaceCalls(
  replace: (name: string, original: Call, kind: Kind) => Call,
): Promise<() => void> {
  const handle = await open(import.meta.filename)
  const holders = [
    { holder: fs, suffix: 'Sync', isSync: true, contentAt: 1 },
    { holder: fs.promises, suffix: '', isSync: false, contentAt: 1 },
    { holder: Object.getPrototypeOf(handle), suffix: '', isSync: false, contentAt: 0 },
  ]
  await handle.close()
  const undo: (() => void)[] = []
  for (const { holder, suffix, ...kind } of holders)
    for (const name of new Set([...opening, ...writing, ...removing])) {
      const original: unknown = Reflect.get(holder, name + suffix)
      if (typeof original !== 'function') continue
      Reflect.set(holder, name + suffix, function (this: unknown, ...args: unknown[]) {
        return replace(name, (given) => Reflect.apply(original, this, given), kind)(args)
      })
      undo.push(() => Reflect.set(holder, name + suffix, original))
    }
  syncBuiltinESMExports()
  return () => {
    for (const each of undo) each()
    syncBuiltinESMExports()
  }
}
