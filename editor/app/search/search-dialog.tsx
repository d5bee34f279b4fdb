import { useDeferredValue, useState } from 'react'
import { counted } from '../../../engine/text/counted.ts'
import type { Hit } from '../../document/session.ts'
import type { DialogProps } from '../dialogs.tsx'
import { Sheet } from '../screen/sheet.tsx'
import { useAnswer } from '../session/use-session.ts'
import { useGoToPlace } from '../use-go-to-place.ts'
import { usePerform } from '../use-perform.ts'
import { HitRow } from './hit-row.tsx'

/** Words are looked for in all texts of the site, and replaced one by one or all at once. */
export default function SearchDialog({ close }: DialogProps<'search'>) {
  const [words, setWords] = useState('')
  const [by, setBy] = useState('')
  const [isWholeWord, setWholeWord] = useState(false)
  const [isCaseSensitive, setCaseSensitive] = useState(false)
  const sought = useDeferredValue(words)
  const options = { isWholeWord, isCaseSensitive }
  const hits =
    useAnswer(['search', sought, options], (session) => session.search(sought, options)) ?? []
  const own = hits.filter((hit) => hit.variable === undefined)
  const perform = usePerform()
  const goToPlace = useGoToPlace()
  const replace = (places: Hit[]) => {
    const told = `${counted(places.length, 'place was', 'places were')} changed.`
    const plain = places.map(({ pointer, start, end }) => ({ pointer, start, end }))
    void perform({ kind: 'replace', places: plain, by }, told)
  }
  return (
    <Sheet title="Search and replace" lead="In all texts of the site." close={close}>
      <div className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <label className="grid gap-1.5">
            <span className="label">Search for</span>
            <input
              className="input"
              type="search"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
          <label className="grid gap-1.5">
            <span className="label">Replace by</span>
            <input className="input" value={by} onChange={({ target }) => setBy(target.value)} />
          </label>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <Toggle isOn={isWholeWord} set={setWholeWord} words="Whole words only" />
          <Toggle
            isOn={isCaseSensitive}
            set={setCaseSensitive}
            words="Small and capital letters differ"
          />
          <span className="flex-1" />
          <button
            type="button"
            className="press-main"
            disabled={own.length === 0}
            onClick={() => replace(own)}
          >
            {by ? 'Replace' : 'Remove'} {own.length > 1 ? `all ${own.length}` : 'it'}
          </button>
        </div>
        <p role="status" className="text-sm text-muted">
          {sought && summary(hits, own)}
        </p>
        <ul className="list-none p-0 border-t border-line">
          {hits.slice(0, 200).map((hit) => (
            <HitRow
              key={`${hit.pointer} ${hit.start}`}
              hit={hit}
              by={by}
              onReplace={() => replace([hit])}
              onGo={() => {
                close()
                goToPlace(hit.pointer, hit.page)
              }}
            />
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

function summary(hits: Hit[], own: Hit[]): string {
  if (hits.length === 0) return 'Nothing was found.'
  const found = `${counted(hits.length, 'place was', 'places were')} found`
  const others = hits.length - own.length
  return others > 0
    ? `${found}; ${counted(others, 'of them comes from a variable, and changes', 'of them come from a variable, and change')} with it.`
    : `${found}.`
}

interface ToggleProps {
  isOn: boolean
  set: (isOn: boolean) => void
  words: string
}

function Toggle({ isOn, set, words }: ToggleProps) {
  return (
    <label className="flex items-center gap-2 min-h-10 text-sm cursor-pointer">
      <input
        type="checkbox"
        className="w-4 h-4 accent-[var(--accent)]"
        checked={isOn}
        onChange={({ target }) => set(target.checked)}
      />
      {words}
    </label>
  )
}
