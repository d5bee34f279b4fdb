import { Menu } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { useList } from './use-list.ts'

interface ItemMenuProps {
  place: { index: number; count: number }
  name: string
  actions: ReturnType<typeof useList>
  canRemove: boolean
}

/** What can be done with an item, for keys, touch and screen readers alike. */
export function ItemMenu({ place: { index, count }, name, actions, canRemove }: ItemMenuProps) {
  const choices = [
    {
      value: 'up',
      words: 'Move up',
      icon: 'i-lucide-arrow-up',
      isOff: index === 0,
      act: () => actions.move(index, index - 1),
    },
    {
      value: 'down',
      words: 'Move down',
      icon: 'i-lucide-arrow-down',
      isOff: index === count - 1,
      act: () => actions.move(index, index + 1),
    },
    {
      value: 'copy',
      words: 'Duplicate',
      icon: 'i-lucide-copy',
      isOff: false,
      act: () => actions.duplicate(index),
    },
    {
      value: 'remove',
      words: 'Remove',
      icon: 'i-lucide-trash-2',
      isOff: !canRemove,
      act: () => actions.remove(index),
    },
  ]
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      onSelect={({ value }) => choices.find((choice) => choice.value === value)?.act()}
    >
      <Menu.Trigger className="press-icon w-9!" aria-label={`Actions for ${name}`}>
        <span className="i-lucide-ellipsis-vertical" aria-hidden="true" />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content className="grid p-1 min-w-44 rounded-lg border border-line bg-raised text-ink shadow-float z-50">
            {choices.map(({ value, words, icon, isOff }) => (
              <Menu.Item
                key={value}
                value={value}
                disabled={isOff}
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
