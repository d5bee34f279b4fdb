import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isJson } from '../../engine/text/is-json.ts'

/** What is in a folder before a site is: what git and npm put there. */
const expected = ['.git', 'node_modules', 'package-lock.json', 'package.json']

/** The names of what is in the way of a new site. */
function inTheWay(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => !expected.includes(name))
}

/**
 * Why a site cannot be made in a folder, in a sentence.
 * @param here where the command was typed, whose `package.json` says where the engine is from
 */
export function obstacleIn(folder: string, here: string): string | undefined {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    return `${folder} is a file. Nothing was written.`
  const torn = [folder, here]
    .map((place) => join(place, 'package.json'))
    .find((file) => existsSync(file) && !isJson(readFileSync(file, 'utf8')))
  if (torn) return `${torn} is not valid JSON. Nothing was written; mend it, or remove it.`
  const names = inTheWay(folder)
  if (names.length === 0) return undefined
  const some = names.slice(0, 3).join(', ')
  return `The folder ${folder} is not empty: it has ${some}${names.length > 3 ? ' and more' : ''}. Nothing was written; name another folder.`
}

/** Writes files into a folder, all or none: first aside, then each is moved to its place. */
export function writeFolder(folder: string, files: { [path: string]: string }): void {
  const isNew = !existsSync(folder)
  const aside = join(folder, '.broadsheet-new')
  const moved: string[] = []
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(aside, path)), { recursive: true })
      writeFileSync(join(aside, path), text)
    }
    // What was there before comes last: nothing can fail after it.
    const names = readdirSync(aside).sort((a, b) => expected.indexOf(a) - expected.indexOf(b))
    for (const name of names) {
      renameSync(join(aside, name), join(folder, name))
      moved.push(name)
    }
    rmSync(aside, { recursive: true })
  } catch (error) {
    if (isNew) rmSync(folder, { recursive: true, force: true })
    else
      for (const name of [...moved, '.broadsheet-new'])
        rmSync(join(folder, name), { recursive: true, force: true })
    throw error
  }
}
