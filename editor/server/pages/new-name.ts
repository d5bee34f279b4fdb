import { matchesGlob, posix } from 'node:path'
import { pageFileName } from '../../keeper/page-file-name.ts'
import { Refused } from '../refused.ts'

/**
 * A name that no page's file has, for a page as it is written; it is taken from then on.
 * @throws {Refused} where the pattern has no such name
 */
export function newName(include: string, page: string, taken: Set<string>): string {
  const wanted = pageFileName(include, pathIn(page))
  // Some disks tell capitals from small letters, others do not.
  const names = new Set([...taken].map((name) => name.toLowerCase()))
  const [, stem = '', ending = ''] = /^(.*?)((?:\.[^./]*)?)$/s.exec(wanted) ?? []
  let name = wanted
  for (let number = 2; names.has(name.toLowerCase()); number++) name = `${stem}-${number}${ending}`
  const isWithin = posix.normalize(name) === name && !/^(?:\.\.|[\\/]|\w:)/.test(name)
  if (!isWithin || !matchesGlob(name, include))
    throw new Refused(
      `Nothing was saved: which name the file of a new page has cannot be told from "${include}". Make that file yourself; its page then appears here.`,
    )
  taken.add(name)
  return name
}

function pathIn(page: string): unknown {
  try {
    return Object(JSON.parse(page)).path
  } catch {
    return undefined
  }
}
