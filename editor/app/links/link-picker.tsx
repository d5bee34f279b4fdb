import { Combobox, useListCollection } from '@ark-ui/react/combobox'
import { useEffect, useState } from 'react'
import { useAnswer } from '../session/use-session.ts'

interface LinkPickerProps {
  /** Where the link leads now; empty where there is none. */
  href: string
  /** Told where it shall lead; undefined to take the link away. */
  onPicked: (href: string | undefined) => void
}

/** Where a link leads: one of the site's pages, found by typing, or an address elsewhere. */
export default function LinkPicker({ href, onPicked }: LinkPickerProps) {
  const targets = useAnswer(['link-targets'], (session) => session.linkTargets())
  const [words, setWords] = useState(href)
  const { collection, filter, set } = useListCollection<{ href: string; title: string }>({
    initialItems: [],
    itemToValue: (item) => item.href,
    itemToString: (item) => item.href,
    filter: (_text, sought, { href: path, title }) =>
      `${path} ${title}`.toLowerCase().includes(sought.toLowerCase()),
    limit: 50,
  })
  useEffect(() => set(targets ?? []), [targets, set])
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onPicked(words.trim() || undefined)
      }}
    >
      <Combobox.Root
        collection={collection}
        allowCustomValue
        autoFocus
        inputBehavior="autohighlight"
        inputValue={words}
        onInputValueChange={({ inputValue }) => {
          setWords(inputValue)
          filter(inputValue)
        }}
        onValueChange={({ value: [picked] }) => picked && onPicked(picked)}
        openOnClick
      >
        <Combobox.Label className="label">
          Leads to a page, or to an address elsewhere
        </Combobox.Label>
        <Combobox.Control>
          <Combobox.Input className="input" placeholder="/about or https://…" />
        </Combobox.Control>
        <Combobox.Positioner>
          <Combobox.Content className="max-h-60 overflow-auto rounded border border-line bg-raised shadow-float z-20">
            {collection.items.map((item) => (
              <Combobox.Item
                key={item.href}
                item={item}
                className="grid px-3 py-1.5 cursor-pointer data-[highlighted]:bg-accent-soft"
              >
                <span className="text-sm">{item.title}</span>
                <span className="micro">{item.href}</span>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
      <div className="flex gap-2">
        <button type="submit" className="press-main">
          Set link
        </button>
        {href && (
          <button type="button" className="press" onClick={() => onPicked(undefined)}>
            Remove link
          </button>
        )}
      </div>
    </form>
  )
}
