import { readFileSync } from 'node:fs'

// node scripts/bench/hottest.ts FILE.cpuprofile ...: the ten functions in which the build spends most time by itself.

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  /** Microseconds since the sample before. */
  timeDeltas: number[]
}

for (const file of process.argv.slice(2)) {
  // Written by `node --cpu-prof`.
  const profile = JSON.parse(readFileSync(file, 'utf8')) as Profile
  for (const line of hottest(profile)) console.log(line)
}

function hottest({ nodes, samples, timeDeltas }: Profile): string[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const spent = new Map<string, number>()
  samples.forEach((id, index) => {
    const name = names.get(id) ?? ''
    spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[index] ?? 0))
  })
  return [...spent]
    .filter(([name]) => name !== '(idle)' && name !== '(root)')
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([name, microseconds]) => `| ${name} | ${(microseconds / 1000).toFixed(0)} |`)
}

function nameOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string {
  const file = url.replace(/^.*\/(?=(?:engine|schema|node_modules)\/)/, '').replace(/\?.*/, '')
  return file ? `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}` : functionName
}
