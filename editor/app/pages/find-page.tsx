import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { useState } from 'react'
import type { PageLine } from '../../document/session.ts'
import { nearest } from '../../fields/nearest.ts'
import { useGoTo } from '../address.ts'
import type { DialogProps } from '../dialogs.tsx'
import { Sheet } from '../screen/sheet.tsx'
import { useView } from '../session/use-session.ts'

/** A page is found by typing a part of its title or address, and opened. */
export default function FindPage({ close }: DialogProps<'find-page'>) {
  const pages = useView((view) => view.pages)
  const goTo = useGoTo()
  const [words, setWords] = useState('')
  const items = nearest(pages, words, (page) => page).slice(0, 30)
  const collection = createListCollection({
    items,
    itemToValue: ({ key }: PageLine) => String(key),
    itemToString: ({ title }: PageLine) => title,
  })
  const choose = (value: string | undefined) => {
    const page = pages.find(({ key }) => String(key) === value)
    if (!page) return
    close()
    goTo(page.key)
  }
  return (
    <Sheet title="Find a page" width="narrow" close={close}>
      <Combobox.Root
        collection={collection}
        open
        disableLayer
        autoFocus
        inputBehavior="autohighlight"
        selectionBehavior="preserve"
        inputValue={words}
        onInputValueChange={({ inputValue }) => setWords(inputValue)}
        onValueChange={({ value: [chosen] }) => choose(chosen)}
      >
        <Combobox.Label className="visually-hidden">Title or address</Combobox.Label>
        <Combobox.Control>
          <Combobox.Input className="input" placeholder="Title or address" />
        </Combobox.Control>
        <Combobox.Content className="mt-3 max-h-[50vh] overflow-auto outline-none">
          {items.map((page) => (
            <Combobox.Item
              key={page.key}
              item={page}
              className="grid px-3 py-2 rounded cursor-pointer data-[highlighted]:bg-accent-soft"
            >
              <span>{page.title || 'Without a title'}</span>
              <span className="micro">{page.path || 'where there is no page'}</span>
            </Combobox.Item>
          ))}
          {items.length === 0 && (
            <p className="px-3 py-2 text-muted">No page has “{words}” in its title or address.</p>
          )}
        </Combobox.Content>
      </Combobox.Root>
    </Sheet>
  )
}
