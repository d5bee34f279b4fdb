import { ActionsMenu } from '../actions-menu.tsx'
import type { useList } from './use-list.ts'

interface ItemMenuProps {
  place: { index: number; count: number }
  name: string
  actions: ReturnType<typeof useList>
  canRemove: boolean
}

/** What can be done with an item of a list. */
export function ItemMenu({ place: { index, count }, name, actions, canRemove }: ItemMenuProps) {
  return (
    <ActionsMenu
      label={`Actions for ${name}`}
      choices={[
        {
          words: 'Move up',
          icon: 'i-lucide-arrow-up',
          isOff: index === 0,
          act: () => actions.move(index, index - 1),
        },
        {
          words: 'Move down',
          icon: 'i-lucide-arrow-down',
          isOff: index === count - 1,
          act: () => actions.move(index, index + 1),
        },
        { words: 'Duplicate', icon: 'i-lucide-copy', act: () => actions.duplicate(index) },
        {
          words: 'Remove',
          icon: 'i-lucide-trash-2',
          isOff: !canRemove,
          act: () => actions.remove(index),
        },
      ]}
    />
  )
}
