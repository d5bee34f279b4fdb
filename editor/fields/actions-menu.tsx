import { Menu } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'

export interface MenuChoice {
  words: string
  /** The class of a Lucide icon. */
  icon: string
  isOff?: boolean
  act: () => void
}

/** What can be done with something, behind one button: for keys, touch and screen readers alike. */
export function ActionsMenu({ label, choices }: { label: string; choices: MenuChoice[] }) {
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      onSelect={({ value }) => choices.find(({ words }) => words === value)?.act()}
    >
      <Menu.Trigger className="press-icon w-9!" aria-label={label}>
        <span className="i-lucide-ellipsis-vertical" aria-hidden="true" />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content className="grid p-1 min-w-44 rounded-lg border border-line bg-raised text-ink shadow-float z-50">
            {choices.map(({ words, icon, isOff }) => (
              <Menu.Item
                key={words}
                value={words}
                disabled={isOff ?? false}
                className="row px-2.5 rounded text-sm cursor-pointer data-[highlighted]:bg-accent-soft data-[disabled]:(opacity-50 cursor-default)"
              >
                <span className={icon} aria-hidden="true" />
                {words}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
