// A thread beside the gateway's own: ends the process where that cannot do it itself any more.
import { workerData } from 'node:worker_threads'
import type { Watched } from './watchdog.ts'

const { beats, parent, tickMs, busySeconds } = workerData as Watched // watchdog.ts sends exactly this
const worked = () => process.cpuUsage().user / 1e6
let seen = -1
let workedBefore = worked()
let still = 0
let orphaned = 0
setInterval(() => {
  const now = Atomics.load(beats, 0)
  if (now !== seen) {
    workedBefore = worked()
    still = 0
  }
  seen = now
  still++
  orphaned = process.ppid === parent ? 0 : orphaned + 1
  // Work done, not time passed: on a busy machine a statement may take a minute, and is no spin.
  const isSpinning = still > 1 && worked() - workedBefore >= busySeconds
  if (isSpinning || still >= 300 || orphaned >= 5) process.kill(process.pid, 'SIGKILL')
}, tickMs)
