import { readFile, realpath } from 'node:fs/promises'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { fixedFolder } from '../../engine/analysis/fixed-folder.ts'
import { includedBy } from '../../engine/analysis/included.ts'
import type { Repository } from '../keeper/keeper.ts'
import { askGit, git } from './git.ts'
import { isPictureName } from './pictures.ts'

/** What of the site git keeps. */
export interface Place {
  /** The folder that git works in: that of the manifest. */
  folder: string
  manifest: string
  /** The site's `public`, of which the pictures are published with the manifest. */
  publicFolder: string
  /** Where pages stand in files of their own: which files, and the folder that has them all. */
  pages?: { include: string; folder: string }
}

/** Where the manifest really is: git does not look behind links. */
export async function placeOf(manifest: string, publicFolder: string): Promise<Place> {
  const file = await realpath(manifest)
  const pictures = await realpath(publicFolder).catch(() => publicFolder)
  const pages = pagesOf(file, await readFile(file, 'utf8'))
  return { folder: dirname(file), manifest: file, publicFolder: pictures, ...(pages && { pages }) }
}

/** Which files a manifest says that its pages are in. */
function pagesOf(manifest: string, text: string): Place['pages'] {
  const include = includedBy(text)?.include
  return include === undefined
    ? undefined
    : { include, folder: join(dirname(manifest), fixedFolder(include)) }
}

/** Undefined where there is no git, or no repository around the manifest. */
export async function repositoryOf(place: Place): Promise<Repository | undefined> {
  const { folder } = place
  if ((await askGit(['rev-parse', '--is-inside-work-tree'], { folder })) !== 'true')
    return undefined
  const branch = await branchOf(place)
  const remote = branch && (await remoteOf(place, branch))
  const hasChanges = (await changedFiles(place)).length > 0
  return { ...(branch && { branch }), ...(remote && { remote: remote.name }), hasChanges }
}

export function branchOf({ folder }: Place): Promise<string | undefined> {
  return askGit(['symbolic-ref', '--short', '-q', 'HEAD'], { folder })
}

/** Where a branch is pushed to: as it is set, else the only remote there is, or "origin". */
export async function remoteOf(
  { folder }: Place,
  branch: string,
): Promise<{ name: string; target: string } | undefined> {
  const setting = (name: string) => askGit(['config', `branch.${branch}.${name}`], { folder })
  const all = (await askGit(['remote'], { folder }))?.split('\n').filter(Boolean) ?? []
  const name =
    (await setting('pushRemote')) ??
    (await setting('remote')) ??
    (all.length === 1 ? all[0] : all.find((each) => each === 'origin'))
  if (!name || !all.includes(name)) return undefined
  return { name, target: (await setting('merge')) ?? `refs/heads/${branch}` }
}

/** The manifest, its pages' files and the pictures that differ from the last commit, as full paths. */
export async function changedFiles(place: Place): Promise<string[]> {
  const { folder, manifest, publicFolder, pages } = place
  const top = await git(['rev-parse', '--show-toplevel'], { folder })
  const root = await realpath(top.replace(/\n$/, ''))
  const own = [manifest, publicFolder, ...(pages ? [pages.folder] : [])].filter((path) =>
    isWithin(path, root),
  )
  const wanted = ['status', '--porcelain=v1', '-z', '-uall', '--no-renames', '--', ...own]
  const out = await git(wanted, { folder })
  return out
    .split('\0')
    .filter(Boolean)
    .map((entry) => join(root, entry.slice(3)))
    .filter((file) => isPublished(file, place))
}

function isPublished(file: string, { folder, manifest, publicFolder, pages }: Place): boolean {
  if (file === manifest) return true
  if (isWithin(file, publicFolder) && isPictureName(file)) return true
  return pages !== undefined && matchesGlob(relative(folder, file), pages.include)
}

const isWithin = (path: string, folder: string) => join(path, '/').startsWith(join(folder, '/'))
