import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from './manifest-argument.ts'

/** What the site's source may know of the environment: the variables that begin with VITE_, as Vite reads them. */
export function publicEnv(): { [name: string]: string } {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local']
  const all = files.map((name) => join(root, name)).filter((file) => existsSync(file))
  const values = Object.assign(
    {},
    ...all.map((file) => parseEnv(readFileSync(file, 'utf8'))),
    process.env,
  )
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name.startsWith('VITE_')),
  ) as { [name: string]: string }
}
