import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import { useState } from 'react'
import type { LinkTarget } from '../../document/session.ts'
import type { ControlProps } from '../control.ts'
import { useAnswer } from '../desk.tsx'
import { Labelled, type Tied } from '../labelled.tsx'
import { matchingTargets, meantAddress } from './link-targets.ts'
import { useText } from './text-control.tsx'

/** Where a link leads: a page or a place on one, found by its title or address, or an address elsewhere. */
export function LinkControl({ pointer, field, value, beside }: ControlProps<'text'>) {
  const { text, type, leave } = useText({ pointer, field, value })
  const targets = useAnswer(['link-targets'], (session) => session.linkTargets())?.value ?? []
  const here = targets.find(({ href }) => href === text)
  const meant = meantAddress(text)
  return (
    <Labelled pointer={pointer} field={field} beside={beside}>
      {(tied) => (
        <>
          <LinkInput
            tied={tied}
            href={text}
            targets={targets}
            placeholder={field.example}
            onChange={type}
            onChosen={type}
            onLeave={leave}
          />
          {here && <p className="text-xs text-muted">Leads to “{here.title}”</p>}
          {meant && (
            <button type="button" className="press justify-self-start" onClick={() => type(meant)}>
              Use {meant}
            </button>
          )}
        </>
      )}
    </Labelled>
  )
}

interface LinkInputProps {
  tied: Pick<Tied, 'id'> & Partial<Tied>
  href: string
  targets: LinkTarget[]
  placeholder?: string | undefined
  onChange: (href: string) => void
  /** One of the list was taken. */
  onChosen: (href: string) => void
  onLeave?: () => void
}

/** An address that is typed, or chosen from all pages and the places on them. */
export function LinkInput({ tied, href, targets, placeholder, ...told }: LinkInputProps) {
  const { onChange, onChosen, onLeave } = told
  const [sought, setSought] = useState('')
  const items = matchingTargets(targets, sought)
  const collection = createListCollection({
    items,
    itemToValue: (item) => item.href,
    itemToString: (item) => item.href,
  })
  return (
    <Combobox.Root
      collection={collection}
      ids={{ input: tied.id }}
      value={[]}
      inputValue={href}
      selectionBehavior="preserve"
      allowCustomValue
      openOnClick
      positioning={{ sameWidth: true }}
      lazyMount
      unmountOnExit
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return
        setSought(inputValue)
        onChange(inputValue)
      }}
      onOpenChange={({ open }) => !open && setSought('')}
      onSelect={({ itemValue }) => onChosen(itemValue)}
    >
      <Combobox.Control className="relative">
        <Combobox.Input
          className="input pr-10!"
          spellCheck={false}
          placeholder={placeholder}
          aria-describedby={tied['aria-describedby']}
          aria-invalid={tied['aria-invalid']}
          onBlur={onLeave}
        />
        <Combobox.Trigger
          className="press-icon absolute right-0 top-0"
          aria-label="All pages and places"
        >
          <span className="i-lucide-chevrons-up-down" aria-hidden="true" />
        </Combobox.Trigger>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content className="max-h-72 overflow-auto p-1 rounded-lg border border-line bg-raised text-ink shadow-float z-50">
            <Combobox.Empty className="p-2 text-sm text-muted">
              No page has these words in its title or address.
            </Combobox.Empty>
            {items.map((item) => (
              <Combobox.Item
                key={item.href}
                item={item}
                className="grid px-2.5 py-1.5 rounded text-sm cursor-pointer data-[highlighted]:bg-accent-soft"
              >
                <Combobox.ItemText className="truncate">{item.title}</Combobox.ItemText>
                <span className="micro truncate">{item.href}</span>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  )
}
