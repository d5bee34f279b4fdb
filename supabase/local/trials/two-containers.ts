import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findHolder } from '../folder-lock.ts'
import { openOperator } from '../operator/open-operator.ts'
import { listMessages } from '../operator/operator-messages.ts'
import { postMessage } from './post-message.ts'
import type { Trial } from './trial.ts'

/** Two back ends in namespaces of their own, which see no process of each other, on one data folder. */
export const twoContainers: Trial = async (say) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'broadsheet-containers-'))
  const containers = [startContained(dataFolder), startContained(dataFolder)]
  const faults: string[] = []
  try {
    const words = await Promise.all(containers.map(firstWords))
    words.forEach(say)
    const urls = words.filter((word) => word.startsWith('http'))
    if (urls.length !== 1) faults.push(`${urls.length} of two have the folder.`)
    const posted = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        postMessage(urls[at % urls.length] ?? '', `Hello ${at}`),
      ),
    )
    const accepted = posted.flatMap(({ id }) => id ?? [])
    await Promise.all(containers.map(end))
    while (await findHolder(dataFolder)) await new Promise((resolve) => setTimeout(resolve, 50))
    const operator = await openOperator({ dataFolder, variables: {} })
    const stored = await listMessages(operator, { limit: null })
    await operator.close()
    say(`${accepted.length} of 8 accepted, ${stored.length} stored`)
    if (accepted.length !== 8 || stored.length !== 8) faults.push('Not all were stored.')
  } finally {
    await Promise.all(containers.map(end))
    await rm(dataFolder, { recursive: true, force: true })
  }
  return faults
}

function startContained(dataFolder: string): ChildProcess {
  const program = join(import.meta.dirname, 'contained.ts')
  const words = ['--pid', '--fork', '--kill-child', '--mount-proc']
  return spawn('unshare', [...words, process.execPath, program, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function firstWords({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface(stdout)) return line
  return ''
}

async function end(container: ChildProcess): Promise<void> {
  if (container.exitCode !== null || container.signalCode !== null) return
  const ended = new Promise((resolve) => container.once('exit', resolve))
  container.kill('SIGKILL') // the first process of a namespace hears nothing softer
  await ended
}
