import { useEffect, useState } from 'react'
import type { SiteLanguage, Translation } from '../../document/session.ts'
import { IconButton } from '../../fields/icon-button.tsx'
import type { FrameDoor } from '../../frame/frame-door.ts'
import { useGoTo, usePage } from '../address.ts'
import { useCell } from '../cell.ts'
import { useAnswer, useView } from '../session/use-session.ts'
import { beside, door as mainDoor, moved } from '../stage/stage-cells.ts'
import { BesideFrame } from './beside-frame.tsx'
import { TranslationNote } from './translation-note.tsx'

/** The page in another language of the site, beside the one that is edited, and at the same block. */
export default function BesidePane() {
  const page = usePage()
  const pages = useView((view) => view.pages)
  const languages = useView((view) => view.languages)
  const goTo = useGoTo()
  const wanted = useCell(beside)
  const all = useAnswer(['translations', page?.key], async (session) =>
    page ? session.translations(page.key) : [],
  )
  const shown = all?.find(({ language }) => language === wanted) ?? all?.[0]
  const there = pages.find(({ key }) => key === shown?.page)
  const [door, setDoor] = useState<FrameDoor>()
  useFollow(there && door)
  return (
    <section
      aria-label="In another language"
      className="flex-1 min-w-0 min-h-0 flex flex-col border-t lg:(border-t-0 border-l) border-line bg-desk"
    >
      <header className="flex flex-wrap items-center gap-2 px-3 py-2 bg-paper border-b border-line">
        {all && all.length > 0 && <Choice translations={all} chosen={shown} {...{ languages }} />}
        <span className="flex-1" />
        {there && (
          <button type="button" className="press" onClick={() => goTo(there.key)}>
            Edit this one
          </button>
        )}
        <IconButton
          icon="i-lucide-x"
          label="Show the page alone"
          onClick={() => beside.set(undefined)}
        />
      </header>
      {page && shown && <TranslationNote {...{ page, pages, languages, shown }} />}
      {page && all?.length === 0 && (
        <p className="p-4 text-muted">This page is in no other language.</p>
      )}
      {there && <BesideFrame page={there} door={door} onOpened={setDoor} />}
    </section>
  )
}

interface ChoiceProps {
  translations: Translation[]
  chosen: Translation | undefined
  languages: SiteLanguage[]
}

function Choice({ translations, chosen, languages }: ChoiceProps) {
  return (
    <select
      className="input w-auto!"
      aria-label="Language beside the page"
      value={chosen?.language}
      onChange={({ target }) => beside.set(target.value)}
    >
      {translations.map(({ language, page }) => (
        <option key={language} value={language} lang={language}>
          {languages.find((each) => each.language === language)?.name}
          {page === undefined ? ' (not there)' : ''}
        </option>
      ))}
    </select>
  )
}

/** Whenever the page is scrolled, the one beside it comes to the same place of the same block. */
function useFollow(door: FrameDoor | undefined) {
  useEffect(() => {
    if (!door) return
    const follow = () => {
      const sight = mainDoor.get()?.sight()
      if (sight) door.bring(sight)
    }
    follow()
    return moved.subscribe(follow)
  }, [door])
}
