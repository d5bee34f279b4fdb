import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FoldButton } from '../../fields/fold-button.tsx'
import type { Version } from '../../keeper/keeper.ts'
import { Panel } from '../screen/panel.tsx'
import { useKeeper } from '../session/use-keeper.ts'
import { VersionDetails } from './version-details.tsx'
import { whenWords } from './when-words.ts'

/** The versions of the site, the newest first. */
export default function HistoryView() {
  const keeper = useKeeper()
  const { data: versions, error } = useQuery({
    queryKey: ['history'],
    queryFn: () => keeper.history(),
  })
  const [chosen, setChosen] = useState<string>()
  return (
    <Panel
      title="History"
      lead="Every published version. Nothing is lost by looking; what you bring back can be undone."
    >
      {error && <p className="text-danger">{error.message}</p>}
      {versions?.length === 0 && (
        <p className="text-muted">
          There are no versions yet: the first one is made when you publish. The site’s folder must
          be under version control (git) for that; ask whoever set it up.
        </p>
      )}
      <ol className="grid gap-2 list-none p-0">
        {versions?.map((version, index) => (
          <li key={version.id} className="border border-line rounded-lg bg-raised">
            <VersionHead
              version={version}
              isOpen={version.id === chosen}
              onToggle={() => setChosen(version.id === chosen ? undefined : version.id)}
            />
            {version.id === chosen && (
              <VersionDetails version={version} former={versions[index + 1]} />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

interface VersionHeadProps {
  version: Version
  isOpen: boolean
  onToggle: () => void
}

function VersionHead({ version, isOpen, onToggle }: VersionHeadProps) {
  const [first = ''] = version.message.split('\n')
  return (
    <h3>
      <FoldButton
        className="flex items-center gap-3 w-full min-h-12 px-4 py-3 hover:bg-accent-soft"
        isOpen={isOpen}
        onToggle={onToggle}
      >
        <span className="flex-1">
          <span className="block font-semibold">{first}</span>
          <span className="block text-sm font-normal text-muted">
            {version.who}, {whenWords(version.when)}
          </span>
        </span>
      </FoldButton>
    </h3>
  )
}
