import { readFileSync } from 'node:fs'
import { isRunning } from './is-running.ts'

/** Names this process so that another one can tell whether it is still there. */
export function ownProcess(): string {
  return `${process.pid} ${startOf(process.pid)}`
}

/** The process of such a name. */
export function processOf(name: string): { pid: number; isAlive: boolean } {
  const [, number, start] = /^(\d+) (\d*)$/.exec(name) ?? []
  const pid = Number(number)
  return { pid, isAlive: pid > 0 && isRunning(pid) && startOf(pid) === start }
}

/** When a process began, where the system tells, since numbers are given again (proc(5), starttime). */
function startOf(pid: number): string {
  let stat = ''
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // there is no such process, or no such system
  }
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
