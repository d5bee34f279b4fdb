import type { PageKey } from '../../../document/session.ts'
import { useAnswer } from '../../../fields/desk.tsx'
import { Fields } from '../../../fields/fields.tsx'
import { SearchResult } from './search-result.tsx'
import { SocialCard } from './social-card.tsx'

/** What is edited on the page itself, or by moving it. */
const elsewhere = ['blocks', 'path']

/** A page's head: its title, description and pictures, and how others will show them. */
export default function PageSettings({ page }: { page: PageKey }) {
  const preview = useAnswer(['preview', page], (session) => session.preview(page))?.value
  const head = useAnswer(['head', page], (session) => session.head(page))?.value
  return (
    <div className="grid gap-6">
      <Fields pointer={page === 'notFound' ? '/notFound' : `/pages/${page}`} without={elsewhere} />
      {head?.canonical && preview && (
        <>
          <SearchResult head={head} title={preview.page.title} />
          <SocialCard preview={preview} head={head} />
        </>
      )}
    </div>
  )
}
