import { Outline } from '../outline/outline.tsx'
import { PageList } from '../pages/page-list.tsx'

/** What there is: the site's pages, and the blocks of the one that is shown. */
export function Contents({ onChosen }: { onChosen: () => void }) {
  return (
    <>
      <PageList onChosen={onChosen} />
      <Outline onChosen={onChosen} />
    </>
  )
}
