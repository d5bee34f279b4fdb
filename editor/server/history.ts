import { basename } from 'node:path'
import type { Version } from '../keeper/keeper.ts'
import { askGit, git } from './git.ts'
import { Refused } from './refused.ts'
import type { Place } from './repository.ts'

/** How many versions are told of. */
const most = 500

interface KeptVersion extends Version {
  /** Where the manifest was then, from the top of the repository. */
  path: string
}

/** The versions of the manifest in git, the newest first, under former names too; none where it is not there. */
export async function versionsOf({ folder, manifest }: Place): Promise<KeptVersion[]> {
  const format = '--format=%x01%H%x00%an%x00%at%x00%B%x00'
  const wanted = [
    'log',
    '--follow',
    `-n${most}`,
    '--name-only',
    '-z',
    format,
    '--',
    basename(manifest),
  ]
  const out = await askGit(wanted, { folder })
  return (out ?? '')
    .split('\u0001')
    .slice(1)
    .map((entry) => {
      const [id = '', who = '', seconds = '', message = '', ...names] = entry.split('\0')
      const path = names.map((name) => name.trim()).find((name) => name !== '') ?? ''
      return { id, who, when: Number(seconds) * 1000, message: message.trim(), path }
    })
}

/** The manifest as it was in a version. */
export async function textOfVersion(place: Place, id: string): Promise<string> {
  const version = (await versionsOf(place)).find((each) => each.id === id)
  if (!version) throw new Refused('There is no such version of the site.')
  return git(['show', `${version.id}:${version.path}`], { folder: place.folder })
}
