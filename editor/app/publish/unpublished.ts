import type { Session } from '../../document/session.ts'
import type { Keeper, Repository } from '../../keeper/keeper.ts'

/** What is to be published: the difference between the last version and the file. */
export interface Unpublished {
  /** Absent where the site's folder is not under version control. */
  repository: Repository | undefined
  /** The changes in sentences, as the version's message. */
  message: string
}

/** Looks up what a version made now would hold. */
export async function unpublished(keeper: Keeper, session: Session): Promise<Unpublished> {
  const repository = await keeper.repository()
  if (!repository) return { repository, message: '' }
  const [last] = await keeper.history()
  const before = last && (await keeper.textOfVersion(last.id))
  const { text } = await keeper.read()
  const changes = before === undefined ? [] : await session.changesBetween(before, text)
  return { repository, message: messageOf(changes.map(({ sentence }) => sentence)) }
}

function messageOf(sentences: string[]): string {
  const [first = 'Pictures changed', ...more] = sentences
  if (more.length === 0) return first
  const all = sentences.map((sentence) => `- ${sentence}`).join('\n')
  return `${first}, and ${more.length} more\n\n${all}`
}
