import { useState } from 'react'
import type { DialogProps } from '../dialogs.tsx'
import { Sheet } from '../screen/sheet.tsx'
import { useAnswer, useView } from '../session/use-session.ts'
import { usePerform } from '../use-perform.ts'
import { AddressField } from './address-field.tsx'
import { useGoToNew } from './go-to-new.ts'
import { LinksTo } from './links-to.tsx'
import { whyNot } from './path-of-title.ts'

/** A page gets another address; what leads to it follows. */
export default function MovePage({ about: { path: from }, close }: DialogProps<'move-page'>) {
  const taken = useView((view) => view.pages).map(({ path }) => path)
  const links = useAnswer(['links-to', from], (session) => session.linksTo(from)) ?? []
  const [path, setPath] = useState(from)
  const perform = usePerform()
  const goToNew = useGoToNew()
  const isOther = path !== from
  const error = isOther ? whyNot(path, taken) : undefined
  const move = async () => {
    const done = await perform(
      { kind: 'move-page', from, to: path },
      `The page stands at ${path} now.`,
    )
    if (!done.isDone) return
    close()
    goToNew(path)
  }
  return (
    <Sheet
      title={`Move ${from}`}
      lead="Links follow, and who comes to the old address is led to the new one."
      width="narrow"
      close={close}
      foot={
        <button
          type="submit"
          form="move-page"
          className="press-main"
          disabled={!isOther || error !== undefined}
        >
          Move the page
        </button>
      }
    >
      <form
        id="move-page"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (isOther && !error) void move()
        }}
      >
        <AddressField
          label="New address"
          hint=", after a slash."
          error={error}
          path={path}
          onTyped={setPath}
        />
        <LinksTo links={links} then="What leads here will lead to the new address." />
      </form>
    </Sheet>
  )
}
