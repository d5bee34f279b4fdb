import { readdirSync } from 'node:fs'

/** The names of all files in a folder, each with a slash before it; none where there is no such folder. */
export function filesIn(folder: string): string[] {
  const names: string[] = []
  collect(folder, '', names)
  return names
}

/** By itself, since Node's own `recursive` takes three times as long. */
function collect(folder: string, within: string, names: string[]): void {
  for (const entry of entriesOf(folder + within)) {
    const name = `${within}/${entry.name}`
    if (entry.isDirectory()) collect(folder, name, names)
    else if (entry.isFile()) names.push(name)
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
