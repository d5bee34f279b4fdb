import { createGridCollection } from '@ark-ui/react/collection'
import { Listbox } from '@ark-ui/react/listbox'
import { useEffect, useState } from 'react'
import { DrawnIcon } from './drawn-icon.tsx'
import { loadIconNames, matchingIcons } from './icons.ts'

const columns = 6
/** Drawn at once; the next are drawn when they are asked for. */
const batch = 96

interface IconChoiceProps {
  chosen: string
  onChoose: (name: string) => void
}

/** All icons, found by their names; arrow keys go through the pictures, Enter takes one. */
export default function IconChoice({ chosen, onChoose }: IconChoiceProps) {
  const [sought, setSought] = useState('')
  const [room, setRoom] = useState(batch)
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    loadIconNames().then(setNames)
  }, [])
  const fitting = matchingIcons(names, sought)
  const shown = fitting.slice(0, room)
  const collection = createGridCollection({
    items: shown.map((name) => ({ value: name, label: name })),
    columnCount: columns,
  })
  return (
    <Listbox.Root
      collection={collection}
      value={[chosen]}
      onSelect={({ value }) => onChoose(value)}
      className="grid gap-2"
    >
      <Listbox.Label className="label">
        Search {names.length.toLocaleString('en')} icons
      </Listbox.Label>
      <Listbox.Input
        aria-label="Search icons"
        autoFocus
        autoHighlight
        className="input"
        placeholder="mail, clock, shield…"
        value={sought}
        onChange={(event) => {
          setSought(event.currentTarget.value)
          setRoom(batch)
        }}
      />
      <Listbox.Content className="grid grid-cols-6 gap-1 content-start h-72 overflow-auto">
        {shown.map((name) => (
          <Listbox.Item
            key={name}
            item={{ value: name, label: name }}
            title={name}
            className="grid place-items-center h-11 rounded cursor-pointer border border-transparent data-[highlighted]:bg-accent-soft data-[state=checked]:border-accent"
          >
            <DrawnIcon name={name} />
            <Listbox.ItemText className="visually-hidden">{name}</Listbox.ItemText>
          </Listbox.Item>
        ))}
      </Listbox.Content>
      <p role="status" className="text-xs text-muted">
        {fitting.length === 0
          ? 'No icon has these words in its name.'
          : `${shown.length} of ${fitting.length.toLocaleString('en')} shown`}
      </p>
      <button
        type="button"
        className={`press ${fitting.length > shown.length ? '' : 'invisible'}`}
        onClick={() => setRoom(room + batch)}
      >
        Show more
      </button>
    </Listbox.Root>
  )
}
