import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Repository } from '../../keeper/keeper.ts'
import { tell } from '../notices.ts'
import { useKeeper } from '../session/use-keeper.ts'
import { useView } from '../session/use-session.ts'

interface PublishFormProps {
  /** What was changed, in sentences; the person may say it in other words. */
  message: string
  repository: Repository
}

/** The sentences of the version, and whether it is sent on. */
export function PublishForm({ message, repository: { branch, remote } }: PublishFormProps) {
  const keeper = useKeeper()
  const client = useQueryClient()
  const [words, setWords] = useState(message)
  const [isPushed, setIsPushed] = useState(false)
  const isReady = useView(
    ({ isSaved, findings }) => isSaved && !findings.some(({ severity }) => severity === 'error'),
  )
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => keeper.publish(words, isPushed),
    onSuccess: (made) => {
      tell(made.isPushed ? `Published, and sent to ${remote}.` : 'Published as a version.')
      void client.invalidateQueries()
    },
  })
  const field = useId()
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <div className="grid gap-1">
        <label className="label" htmlFor={field}>
          What was changed
        </label>
        <textarea
          id={field}
          className="input min-h-48"
          value={words}
          required
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {remote && (
        <label className="flex items-center gap-3 min-h-10">
          <input
            type="checkbox"
            className="w-5 h-5"
            checked={isPushed}
            onChange={({ target }) => setIsPushed(target.checked)}
          />
          Send it to “{remote}” as well, so that others have it
        </label>
      )}
      <p className="flex items-center gap-3">
        <button type="submit" className="press-main" disabled={!isReady || isPending}>
          <span className="i-lucide-send" aria-hidden="true" />
          {isPending ? 'Publishing …' : 'Publish'}
        </button>
        <span className="micro">Branch {branch}</span>
      </p>
      <div role="status">
        {error && <p className="whitespace-pre-wrap text-danger">{error.message}</p>}
      </div>
    </form>
  )
}
