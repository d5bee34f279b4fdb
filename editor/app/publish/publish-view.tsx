import { useQuery } from '@tanstack/react-query'
import { useOpenDialog } from '../dialogs.tsx'
import { Panel } from '../screen/panel.tsx'
import { useKeeper } from '../session/use-keeper.ts'
import { useSession, useView } from '../session/use-session.ts'
import { ErrorsFirst } from './errors-first.tsx'
import { PublishForm } from './publish-form.tsx'
import { unpublished } from './unpublished.ts'

/** Makes a version of what was saved, and sends it to where the site is published from. */
export default function PublishView() {
  const keeper = useKeeper()
  const session = useSession()
  const isSaved = useView((view) => view.isSaved)
  const version = useView((view) => view.version)
  const { data, error } = useQuery({
    queryKey: ['unpublished', version, isSaved],
    queryFn: () => unpublished(keeper, session),
    gcTime: 0,
  })
  const { repository, message = '' } = data ?? {}
  return (
    <Panel
      title="Publish"
      lead="Makes a version of the site that can be brought back at any time, told in the sentences below."
    >
      <ErrorsFirst what="published" />
      {!isSaved && <SaveFirst />}
      {error && <p className="text-danger">{error.message}</p>}
      {data && !repository && (
        <p>
          This site’s folder is not under version control (git), so there is nowhere to publish to
          from here. Ask whoever set it up; until then, saving is all that is needed.
        </p>
      )}
      {repository && !repository.hasChanges && isSaved && (
        <p role="status">Everything that is saved is published.</p>
      )}
      {repository?.hasChanges && (
        <PublishForm key={message} message={message} repository={repository} />
      )}
    </Panel>
  )
}

function SaveFirst() {
  const open = useOpenDialog()
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3 rounded-lg bg-warn-soft text-warn">
      <p className="flex-1">What you changed is not saved yet. Only what is saved goes out.</p>
      <button type="button" className="press" onClick={() => open({ dialog: 'save', about: {} })}>
        Save first
      </button>
    </div>
  )
}
