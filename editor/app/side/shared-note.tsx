import { counted } from '../../../engine/text/counted.ts'
import { pathOf } from '../../../engine/text/source.ts'
import { useAnswer } from '../session/use-session.ts'

/** Of a shared block: where else a change of it shows. */
export function SharedNote({ pointer }: { pointer: string }) {
  const [area, name] = pathOf(pointer)
  const uses = useAnswer(['uses', 'shared'], (session) => session.uses('shared')) ?? []
  if (area !== 'shared') return null
  const pages = new Set(uses.filter((use) => use.name === name).map(({ where }) => where))
  return (
    <details className="mx-5 mt-4 rounded bg-accent-soft text-sm">
      <summary className="flex items-center gap-2 px-3 min-h-10 cursor-pointer">
        <span className="i-lucide-share-2 flex-none text-accent" />A change of it shows on{' '}
        {counted(pages.size, 'page')}
      </summary>
      <ul className="list-none p-0 px-3 pb-2 text-muted">
        {[...pages].map((where) => (
          <li key={where}>{where}</li>
        ))}
      </ul>
    </details>
  )
}
