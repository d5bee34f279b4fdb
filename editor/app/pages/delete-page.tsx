import { useState } from 'react'
import type { PageLine } from '../../document/session.ts'
import { useGoTo } from '../address.ts'
import type { DialogProps } from '../dialogs.tsx'
import { Sheet } from '../screen/sheet.tsx'
import { useAnswer, useView } from '../session/use-session.ts'
import { usePerform } from '../use-perform.ts'
import { LinksTo } from './links-to.tsx'

/** A page goes; what led to it leads elsewhere, or its menu items go with it. */
export default function DeletePage({ about: { path }, close }: DialogProps<'delete-page'>) {
  const pages = useView((view) => view.pages)
  const others = pages.filter((page) => page.key !== 'notFound' && page.path !== path)
  const links = useAnswer(['links-to', path], (session) => session.linksTo(path)) ?? []
  const [isLedElsewhere, setLedElsewhere] = useState(true)
  const [linksTo, setLinksTo] = useState('/')
  const perform = usePerform()
  const goTo = useGoTo()
  const remove = async () => {
    const done = await perform(
      { kind: 'delete-page', path, ...(isLedElsewhere && { linksTo }) },
      `The page ${path} was deleted.`,
    )
    if (!done.isDone) return
    close()
    goTo(0)
  }
  return (
    <Sheet
      title={`Delete ${path}`}
      lead="You can take it back with “Undo”."
      width="narrow"
      close={close}
      foot={
        <button type="button" className="press-main" onClick={remove}>
          Delete the page
        </button>
      }
    >
      <div className="grid gap-5">
        <LinksTo links={links} then="What shall become of them?" />
        <fieldset className="grid gap-3">
          <legend className="visually-hidden">What becomes of links</legend>
          <Choice isChosen={isLedElsewhere} choose={() => setLedElsewhere(true)}>
            Lead them, and who comes to the old address, to another page
          </Choice>
          {isLedElsewhere && <OtherPage pages={others} path={linksTo} choose={setLinksTo} />}
          <Choice isChosen={!isLedElsewhere} choose={() => setLedElsewhere(false)}>
            Take its menu items away; links in texts are then listed as findings
          </Choice>
        </fieldset>
      </div>
    </Sheet>
  )
}

interface OtherPageProps {
  pages: PageLine[]
  path: string
  choose: (path: string) => void
}

function OtherPage({ pages, path, choose }: OtherPageProps) {
  return (
    <select
      className="input ml-7 w-[calc(100%-1.75rem)]"
      aria-label="Page that links lead to"
      value={path}
      onChange={({ target }) => choose(target.value)}
    >
      {pages.map((page) => (
        <option key={page.key} value={page.path}>
          {page.title} ({page.path})
        </option>
      ))}
    </select>
  )
}

interface ChoiceProps {
  isChosen: boolean
  choose: () => void
  children: string
}

function Choice({ isChosen, choose, children }: ChoiceProps) {
  return (
    <label className="flex items-start gap-3 min-h-10 cursor-pointer">
      <input
        type="radio"
        name="links"
        className="mt-1 flex-none accent-[var(--accent)]"
        checked={isChosen}
        onChange={choose}
      />
      {children}
    </label>
  )
}
