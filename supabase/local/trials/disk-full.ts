import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOperator } from '../operator/open-operator.ts'
import { listMessages } from '../operator/operator-messages.ts'
import type { Backend } from '../start.ts'
import { noLimits, startIsolatedBackend } from '../testing/isolated-backend.ts'
import { type Posted, postMessage } from './post-message.ts'
import type { Trial } from './trial.ts'

/** A disk of 200 MB that fills up, nearly and wholly, twice, once with a kill. Needs the right to mount. */
export const diskFull: Trial = async (say) => {
  const disk = mkdtempSync(join(tmpdir(), 'broadsheet-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk])
  const dataFolder = join(disk, 'data')
  const backend = await startIsolatedBackend({
    dataFolder,
    log: (line) => /gateway/.test(line) && say(line),
    variables: noLimits,
  })
  const course = { backend, fill: filler(disk), accepted: [], faults: [], say }
  try {
    await expectTaken(course, 'before')
    course.fill(30)
    await expectRefused(course, 'with 30 MB left')
    process.kill(backend.pids().gateway ?? 0, 'SIGKILL')
    await untilRefused(course)
    await expectRefused(course, 'after a kill, with 30 MB left')
    course.fill(undefined)
    await expectTaken(course, 'with room again')
    const sending = sendFor(course, 6_000)
    course.fill(0)
    await sending
    course.fill(undefined)
    await expectTaken(course, 'after the disk was full to the last byte')
    await expectStored(course, dataFolder)
  } finally {
    await backend.stop()
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true })
  }
  return course.faults
}

interface Course {
  backend: Backend
  /** Leaves so many MB, or frees what was filled. */
  fill(leftMb: number | undefined): void
  accepted: string[]
  faults: string[]
  say(words: string): void
}

function filler(disk: string): Course['fill'] {
  const file = join(disk, 'fill')
  return (leftMb) => {
    rmSync(file, { force: true })
    if (leftMb === undefined) return
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leftMb * 2 ** 20)))
  }
}

let messages = 0

async function send(course: Course): Promise<Posted> {
  const posted = await postMessage(course.backend.functionsUrl, `Message ${messages++}`)
  if (posted.id) course.accepted.push(posted.id)
  return posted
}

async function sendFor(course: Course, milliseconds: number): Promise<void> {
  const begun = performance.now()
  while (performance.now() - begun < milliseconds) await send(course)
}

async function expectTaken(course: Course, when: string): Promise<void> {
  const begun = performance.now()
  while (performance.now() - begun < 90_000) {
    if ((await send(course)).status !== 201) continue
    return course.say(`${when}: taken after ${Math.round(performance.now() - begun)} ms`)
  }
  course.faults.push(`${when}: nothing was taken within 90 s.`)
}

async function expectRefused(course: Course, when: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const { status, milliseconds } = await send(course)
    if (status !== 503) course.faults.push(`${when}: answered ${status}.`)
    if (milliseconds > 5_000) course.faults.push(`${when}: answered after ${milliseconds} ms.`)
    course.say(`${when}: ${status} after ${Math.round(milliseconds)} ms`)
  }
}

async function untilRefused(course: Course): Promise<void> {
  for (let tries = 0; tries < 100 && (await send(course)).status !== 503; tries++)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

async function expectStored({ accepted, faults, say }: Course, dataFolder: string): Promise<void> {
  const operator = await openOperator({ dataFolder, variables: {} })
  const stored = new Set((await listMessages(operator, { limit: null })).map(({ id }) => id))
  await operator.close()
  const lost = accepted.filter((id) => !stored.has(id))
  say(`${accepted.length} accepted, ${lost.length} lost`)
  if (lost.length > 0) faults.push(`${lost.length} of ${accepted.length} accepted are lost.`)
}
