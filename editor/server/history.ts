import { basename } from 'node:path'
import { matchesGlob } from 'node:path/posix'
import { includedBy } from '../../engine/analysis/included.ts'
import type { Version } from '../keeper/keeper.ts'
import { askGit, git } from './git.ts'
import { composeSite, type PageFile } from './pages/compose-site.ts'
import { Refused } from './refused.ts'
import type { Place } from './repository.ts'

/** How many versions are told of. */
const most = 500

interface KeptVersion extends Version {
  /** Where the manifest was then, from the top of the repository. */
  path: string
}

/**
 * The versions of the manifest in git, the newest first; none where it is not there. Of one file, under former names too;
 * where pages stand in files of their own, those of all these files.
 */
export async function versionsOf({ folder, manifest, pages }: Place): Promise<KeptVersion[]> {
  const format = '--format=%x01%H%x00%an%x00%at%x00%B%x00'
  const name = basename(manifest)
  const prefix = (await askGit(['rev-parse', '--show-prefix'], { folder })) ?? ''
  const wanted = pages
    ? ['log', `-n${most}`, '-z', format, '--', name, pages.folder]
    : ['log', '--follow', `-n${most}`, '--name-only', '-z', format, '--', name]
  const out = await askGit(wanted, { folder })
  return (out ?? '')
    .split('\u0001')
    .slice(1)
    .map((entry) => {
      const [id = '', who = '', seconds = '', message = '', ...names] = entry.split('\0')
      const former = names.map((name) => name.trim()).find((name) => name !== '')
      const path = former ?? prefix + name
      return { id, who, when: Number(seconds) * 1000, message: message.trim(), path }
    })
}

/** The manifest as it was in a version, with its pages in it. */
export async function textOfVersion(place: Place, id: string): Promise<string> {
  const version = (await versionsOf(place)).find((each) => each.id === id)
  if (!version) throw new Refused('There is no such version of the site.')
  const { folder } = place
  const manifest = await git(['show', `${version.id}:${version.path}`], { folder })
  const included = includedBy(manifest)
  if (!included) return manifest
  const pages = await pagesOfVersion(folder, version, included.include)
  return composeSite(manifest, included, pages).text
}

async function pagesOfVersion(
  folder: string,
  { id, path }: KeptVersion,
  include: string,
): Promise<PageFile[]> {
  const above = path.slice(0, path.length - basename(path).length)
  const tree = above ? `${id}:${above.slice(0, -1)}` : id
  const all = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', tree], { folder })
  const names = all.split('\0').filter((name) => name !== '' && matchesGlob(name, include))
  const asked = names.sort().map((name) => `${id}:${above}${name}\n`)
  const out = await git(['cat-file', '--batch'], { folder, input: asked.join('') })
  // Of each: a line with its size in bytes, its content, and a line end.
  const bytes = Buffer.from(out)
  let at = 0
  return names.map((name) => {
    const start = bytes.indexOf('\n', at) + 1
    const size = Number(bytes.toString('latin1', at, start).trim().split(' ')[2])
    at = start + size + 1
    return { name, text: bytes.toString('utf8', start, start + size) }
  })
}
