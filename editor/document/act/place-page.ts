import { numberOf, type Path } from '../../../engine/text/path.ts'
import type { Source } from '../../../engine/text/source.ts'
import { pageFileName } from '../../keeper/page-file-name.ts'
import { type Ground, valueAt } from './plan.ts'

/**
 * The number that a new page gets where pages are in the order of their files' names: behind the last of those that come before it
 * if each is named after its address. Files that are named otherwise are put in their order when they are saved.
 */
export function placeOfPage(path: unknown, { source, include }: Ground): number | undefined {
  if (include === undefined) return undefined
  const own = pageFileName(include, path)
  const names = pathsOf(source()).map((path) => pageFileName(include, path))
  return names.findLastIndex((name) => name < own) + 1
}

/** The address of a page that is put in, where it has to stand; any other address as it is. */
export function placed(path: Path, value: unknown, ground: Ground): Path {
  const isPage = path.length === 2 && path[0] === 'pages' && !Number.isNaN(numberOf(path[1] ?? ''))
  const number = isPage ? placeOfPage(Object(value).path, ground) : undefined
  return number === undefined ? path : ['pages', number]
}

function pathsOf(source: Source): unknown[] {
  const count = source.find(['pages'])?.members.size ?? 0
  return Array.from({ length: count }, (_, page) => valueAt(source, ['pages', page, 'path']))
}
