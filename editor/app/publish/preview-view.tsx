import { useIsMutating, useMutation } from '@tanstack/react-query'
import { createCell, useCell } from '../cell.ts'
import { tell } from '../notices.ts'
import { Panel } from '../screen/panel.tsx'
import { useKeeper } from '../session/use-keeper.ts'
import { useSession } from '../session/use-session.ts'
import { ErrorsFirst } from './errors-first.tsx'

const mutationKey = ['preview']

/** Where the last one stands: it is built on while one looks at something else. */
const preview = createCell<{ url: string } | undefined>(undefined)

/** The site as it is here, built into a folder of its own and opened as visitors would see it. */
export default function PreviewView() {
  const keeper = useKeeper()
  const session = useSession()
  const { mutate, error } = useMutation({
    mutationKey,
    mutationFn: async () => keeper.preview(await session.text()),
    onSuccess: (built) => {
      preview.set(built)
      void tell(`The preview stands at ${built.url}`)
    },
  })
  const isPending = useIsMutating({ mutationKey }) > 0
  const data = useCell(preview)
  return (
    <Panel
      title="Preview to share"
      lead="Builds the site as it is here, unsaved changes included, beside the one that visitors see. Nothing of theirs changes."
    >
      <ErrorsFirst what="built" />
      <p>
        <button type="button" className="press-main" disabled={isPending} onClick={() => mutate()}>
          <span className="i-lucide-eye" aria-hidden="true" />
          {isPending ? 'Building …' : data ? 'Build again' : 'Build the preview'}
        </button>
      </p>
      <div role="status">
        {error && <p className="whitespace-pre-wrap text-danger">{error.message}</p>}
        {data && (
          <p>
            The preview stands at{' '}
            <a className="text-accent" href={data.url} target="_blank" rel="noreferrer">
              {data.url}
            </a>
            , on this machine, until the editor ends.
          </p>
        )}
      </div>
    </Panel>
  )
}
