import { readdirSync, readFileSync } from 'node:fs'

/**
 * Bytes of resident memory of a process and of all that it has started; what they share counts for each.
 * @returns 0 where the system has no `/proc` to tell it, or the process has ended
 */
export function memoryUnder(pid: number): number {
  const own = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1]
  return childrenOf(pid).reduce((sum, child) => sum + memoryUnder(child), Number(own ?? 0) * 1024)
}

function childrenOf(pid: number): number[] {
  const tasks = list(`/proc/${pid}/task`)
  const lists = tasks.map((task) => read(`/proc/${pid}/task/${task}/children`))
  return lists.join(' ').split(' ').filter(Boolean).map(Number)
}

// A process may end between two looks at it.
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
