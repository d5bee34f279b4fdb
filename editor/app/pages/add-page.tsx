import { useState } from 'react'
import { isBelow } from '../../../engine/manifest/languages.ts'
import type { Action, Json } from '../../document/action.ts'
import type { Session } from '../../document/session.ts'
import { usePage } from '../address.ts'
import { aroundOf } from '../blocks/addresses.ts'
import type { DialogProps } from '../dialogs.tsx'
import { refuse, tell } from '../notices.ts'
import { Field } from '../screen/field.tsx'
import { Sheet } from '../screen/sheet.tsx'
import { useSession, useView } from '../session/use-session.ts'
import { AddressField } from './address-field.tsx'
import { useGoToNew } from './go-to-new.ts'
import { MenuPlace, type PlaceInMenu, placing } from './menu-place.tsx'
import { pathOfTitle, whyNot } from './path-of-title.ts'
import { TemplateChoice } from './template-choice.tsx'
import { blocksOf, templates } from './templates.ts'

/** What a new page begins with: a template by its name, or a page by its number. */
export type Beginning = string | number

/** A page is added: its title suggests its address. */
export default function AddPage({ about, close }: DialogProps<'add-page'>) {
  const session = useSession()
  const pages = useView((view) => view.pages)
  const goToNew = useGoToNew()
  const languages = useView((view) => view.languages)
  const shown = usePage()
  const copied = pages.find(({ key }) => key === about.from)
  const [title, setTitle] = useState(copied ? `${copied.title} (copy)` : '')
  const [typedPath, setPath] = useState<string>()
  const [beginning, setBeginning] = useState<Beginning>(about.from ?? 'Text')
  const [place, setPlace] = useState<PlaceInMenu>('none')
  const home =
    languages.find(({ language }) => language === (copied ?? shown)?.language)?.home ?? ''
  const path = typedPath ?? home + pathOfTitle(title)
  const around = languages.find((each) => each.home && isBelow(path, each.home))
  const menu = `${aroundOf(around?.language)}/navigation`
  const taken = pages.map((page) => page.path)
  const error = title || typedPath ? whyNot(path, taken) : undefined
  const add = async () => {
    const value = { path, title, ...(await begin(session, beginning, title)) }
    const number = pages.filter(({ key }) => key !== 'notFound').length
    const actions: Action[] = [
      { kind: 'insert', pointer: `/pages/${number}`, value },
      ...(await placing(session, menu, place, { name: title, href: path })),
    ]
    const done = await session.actTogether(actions, `Added the page ${path}`)
    if (!done.isDone) return refuse(done.reason)
    close()
    goToNew(path)
    tell(`The page “${title}” was added.`, {
      version: done.version,
      run: () => void session.undo(),
    })
  }
  const isReady = title !== '' && whyNot(path, taken) === undefined
  return (
    <Sheet
      title={about.from === undefined ? 'Add a page' : 'Duplicate the page'}
      close={close}
      foot={
        <button type="submit" form="add-page" className="press-main" disabled={!isReady}>
          Add the page
        </button>
      }
    >
      <form
        id="add-page"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void add()
        }}
      >
        <Field label="Title" hint="For the browser’s tab and search results.">
          {(attributes) => (
            <input
              {...attributes}
              className="input"
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <AddressField
          label="Address"
          hint="; it follows the title until you change it."
          error={error}
          path={path}
          onTyped={setPath}
        />
        <TemplateChoice chosen={beginning} choose={setBeginning} />
        <MenuPlace menu={menu} place={place} choose={setPlace} />
      </form>
    </Sheet>
  )
}

/** What a page says besides its title and address. */
async function begin(
  session: Session,
  beginning: Beginning,
  title: string,
): Promise<{ [key: string]: Json }> {
  const template = templates.find(({ name }) => name === beginning)
  if (template) return { description: '', blocks: blocksOf(template, title) }
  const copied = await session.valueAt(`/pages/${beginning}`)
  if (!copied || typeof copied !== 'object' || Array.isArray(copied))
    return { description: '', blocks: [] }
  const { path: _, title: __, ...rest } = copied
  return rest
}
