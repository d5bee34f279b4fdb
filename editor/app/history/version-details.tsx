import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import type { Version } from '../../keeper/keeper.ts'
import { refuse, tell } from '../notices.ts'
import { useKeeper } from '../session/use-keeper.ts'
import { useSession } from '../session/use-session.ts'
import { PageThen } from './page-then.tsx'

interface VersionDetailsProps {
  version: Version
  /** The version before it; absent for the first. */
  former: Version | undefined
}

/** What a version changed, and what can be brought back from it. */
export function VersionDetails({ version, former }: VersionDetailsProps) {
  const keeper = useKeeper()
  const session = useSession()
  const [path, setPath] = useState<string>()
  const { data, error } = useQuery({
    queryKey: ['version', version.id, former?.id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const text = await keeper.textOfVersion(version.id)
      const before = former && (await keeper.textOfVersion(former.id))
      const changes = before === undefined ? [] : await session.changesBetween(before, text)
      return { text, changes, pages: await session.pagesOf(text) }
    },
  })
  if (error) return <p className="px-4 pb-4 text-danger">{error.message}</p>
  if (!data) return <p className="px-4 pb-4 text-muted">Reading …</p>
  const { text, changes, pages } = data
  const restore = async (edits: TextEdit[], sentence: string) => {
    const done = await session.act({ kind: 'text', edits })
    if (done.isDone) tell(sentence, { version: done.version, run: () => void session.undo() })
    else refuse(done.reason)
  }
  const restoreAll = async () =>
    restore(await session.editsTo(text), 'The whole site is as it was then.')
  const named = pages.filter((candidate) => candidate.path)
  const page = named.find((candidate) => candidate.path === path)
  return (
    <div className="grid gap-4 px-4 pb-4 pl-11">
      <ul className="list-disc pl-5">
        {changes.map(({ sentence, pointer }) => (
          <li key={pointer + sentence}>{sentence}</li>
        ))}
        {changes.length === 0 && (
          <li className="text-muted">
            {former ? 'Nothing that visitors would see.' : 'The first version.'}
          </li>
        )}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid gap-1 label">
          Look at a page as it was
          <select
            className="input min-w-64"
            value={path ?? ''}
            onChange={({ target }) => setPath(target.value || undefined)}
          >
            <option value="">Choose a page</option>
            {named.map((page) => (
              <option key={page.path} value={page.path}>
                {page.title} ({page.path})
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="press" onClick={() => void restoreAll()}>
          <span className="i-lucide-history" aria-hidden="true" />
          Bring the whole site back
        </button>
      </div>
      {page && (
        <PageThen
          text={text}
          page={page}
          restore={async () =>
            restore(await session.editsToPage(text, page.path), `${page.title} is as it was then.`)
          }
        />
      )}
    </div>
  )
}
