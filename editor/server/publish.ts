import { askGit, git } from './git.ts'
import { refusedByGit } from './git-words.ts'
import { Refused } from './refused.ts'
import { branchOf, changedFiles, type Place, remoteOf, repositoryOf } from './repository.ts'

/**
 * Commits the manifest and its pictures, and nothing else that is changed in the folder; then pushes, where that is asked for.
 * @throws {Refused} with a sentence that says what is as it was
 */
export async function publish(
  place: Place,
  message: string,
  isPushed: boolean,
): Promise<{ id: string; isPushed: boolean }> {
  if (message.trim() === '')
    throw new Refused('Nothing was published: the words for it are missing.')
  const target = await targetOf(place, isPushed)
  const files = await changedFiles(place)
  if (files.length === 0 && !target)
    throw new Refused('There is nothing to publish: all that was saved is published already.')
  if (files.length > 0) await commit(place, files, message)
  const { folder } = place
  const id = (await git(['rev-parse', 'HEAD'], { folder })).trim()
  if (target) await push(place, target, id)
  return { id, isPushed: target !== undefined }
}

type Target = NonNullable<Awaited<ReturnType<typeof remoteOf>>>

/** Where it is to be pushed to; all that stands against publishing is said before something is done. */
async function targetOf(place: Place, isPushed: boolean): Promise<Target | undefined> {
  if (!(await askGit(['--version'], place)))
    throw new Refused('Nothing was published: git is not installed on this machine.')
  if (!(await repositoryOf(place)))
    throw new Refused('Nothing was published: there is no git repository around the manifest.')
  const branch = await branchOf(place)
  if (!branch) {
    const advice = 'Choose one in a terminal (git switch main), then publish again.'
    throw new Refused(`Nothing was published: no branch is chosen in the repository. ${advice}`)
  }
  const target = isPushed ? await remoteOf(place, branch) : undefined
  if (isPushed && !target)
    throw new Refused(
      'Nothing was published: it is not set where to (git remote add origin ADDRESS).',
    )
  return target
}

async function commit({ folder }: Place, files: string[], message: string): Promise<void> {
  // Git must know of new files before it can be told to commit just these.
  const fresh = await git(['ls-files', '-z', '--others', '--', ...files], { folder })
  const added = fresh.split('\0').filter(Boolean)
  const written = [
    'commit',
    '--quiet',
    '--cleanup=whitespace',
    '--file=-',
    '--only',
    '--',
    ...files,
  ]
  try {
    if (added.length > 0) await git(['add', '--intent-to-add', '--', ...added], { folder })
    await git(written, { folder, input: message })
  } catch (failure) {
    if (added.length > 0) await askGit(['rm', '--cached', '--quiet', '--', ...added], { folder })
    throw refusedByGit('Nothing was published.', failure)
  }
}

async function push({ folder }: Place, { name, target }: Target, id: string): Promise<void> {
  try {
    await git(['push', '--quiet', name, `HEAD:${target}`], { folder })
  } catch (failure) {
    const begin = `It was committed here (${id.slice(0, 7)}) and not pushed.`
    throw refusedByGit(begin, failure)
  }
}
