// A thread beside the gateway's own: ends the process where that cannot do it itself any more.
import { workerData } from 'node:worker_threads'
import type { Watched } from './watchdog.ts'

const { beats, parent, tickMs, patience } = workerData as Watched // watchdog.ts sends exactly this
let seen = -1
let still = 0
let orphaned = 0
// Counted in turns of this thread, not in time: after a sleep of the machine both begin anew.
setInterval(() => {
  const now = Atomics.load(beats, 0)
  still = now === seen ? still + 1 : 0
  seen = now
  orphaned = process.ppid === parent ? 0 : orphaned + 1
  if (still >= patience || orphaned >= 5) process.kill(process.pid, 'SIGKILL')
}, tickMs)
