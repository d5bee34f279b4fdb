import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** What Vite lets the source know of the environment: the variables that begin with VITE_, from its files and the process. */
export function publicEnv(root: string): { [name: string]: string | undefined } {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local']
  const all = files.map((name) => join(root, name)).filter((file) => existsSync(file))
  const values: NodeJS.ProcessEnv = Object.assign(
    {},
    ...all.map((file) => parseEnv(readFileSync(file, 'utf8'))),
    process.env,
  )
  const own = Object.entries(values).filter(([name]) => name.startsWith('VITE_'))
  return Object.fromEntries(own.sort())
}
