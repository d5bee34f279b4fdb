import type { Hit } from '../../document/session.ts'

interface HitRowProps {
  hit: Hit
  /** What would stand in its place. */
  by: string
  onReplace: () => void
  onGo: () => void
}

/** A place where the words were found, as it is and as it would be. */
export function HitRow({ hit, by, onReplace, onGo }: HitRowProps) {
  const { text, start, end, where, variable } = hit
  const found = text.slice(start, end)
  return (
    <li className="flex items-center gap-3 py-2 border-b border-line">
      <div className="flex-1 min-w-0">
        <p className="text-[0.95rem] leading-snug">
          {ahead(text, start)}
          {by && variable === undefined ? (
            <>
              <del className="bg-danger-soft text-danger">{found}</del>
              <ins className="bg-good-soft text-good no-underline">{by}</ins>
            </>
          ) : (
            <mark className="bg-warn-soft text-warn">{found}</mark>
          )}
          {behind(text, end)}
        </p>
        <p className="micro mt-0.5">
          {where}
          {variable !== undefined && ` · comes from the variable “${variable}”`}
        </p>
      </div>
      <button type="button" className="press-quiet" onClick={onGo}>
        Show
      </button>
      {variable === undefined && (
        <button type="button" className="press" onClick={onReplace}>
          {by ? 'Replace' : 'Remove'}
        </button>
      )}
    </li>
  )
}

const room = 60

function ahead(text: string, start: number): string {
  return start > room
    ? `… ${text.slice(start - room, start).replace(/^\S*\s/, '')}`
    : text.slice(0, start)
}

function behind(text: string, end: number): string {
  return text.length - end > room
    ? `${text.slice(end, end + room).replace(/\s\S*$/, '')} …`
    : text.slice(end)
}
