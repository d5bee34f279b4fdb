import { Menu as ArkMenu } from '@ark-ui/react/menu'
import { useNavigate } from '@tanstack/react-router'
import { useCell } from '../cell.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { type Appearance, appearance, wear } from './appearance.ts'
import { Above } from './layer.tsx'

const looks: { [A in Appearance]: string } = {
  system: 'Look as the system',
  light: 'Light',
  dark: 'Dark',
}
const lookNames = Object.keys(looks) as Appearance[] // the keys of a literal of ours

/** The menu of the whole screen. */
export default function MenuList() {
  const open = useOpenDialog()
  const navigate = useNavigate()
  const look = useCell(appearance)
  return (
    <ArkMenu.Root positioning={{ placement: 'bottom-end' }}>
      <ArkMenu.Trigger className="press-icon" aria-label="More">
        <span className="i-lucide-menu text-lg" />
      </ArkMenu.Trigger>
      <Above>
        <ArkMenu.Positioner className="z-40!">
          <ArkMenu.Content className="min-w-64 py-1.5 rounded-lg border border-line bg-raised text-ink shadow-float font-sans text-[0.95rem]">
            <Item
              value="search"
              icon="i-lucide-replace-all"
              words="Search and replace"
              keys="Ctrl+Shift+F"
              onSelect={() => open({ dialog: 'search', about: {} })}
            />
            <Item
              value="settings"
              icon="i-lucide-settings-2"
              words="The whole site"
              onSelect={() => navigate({ to: '/settings' })}
            />
            <Separator />
            <Item
              value="history"
              icon="i-lucide-history"
              words="History"
              onSelect={() => navigate({ to: '/history' })}
            />
            <Item
              value="preview"
              icon="i-lucide-eye"
              words="Preview to share"
              onSelect={() => navigate({ to: '/preview' })}
            />
            <Item
              value="publish"
              icon="i-lucide-send"
              words="Publish"
              onSelect={() => navigate({ to: '/publish' })}
            />
            <Separator />
            <ArkMenu.RadioItemGroup
              value={look}
              onValueChange={({ value }) => wear(value as Appearance)}
            >
              {lookNames.map((name) => (
                <ArkMenu.RadioItem key={name} value={name} className={itemLook}>
                  <span className={look === name ? 'i-lucide-check' : 'w-[1em]'} />
                  {looks[name]}
                </ArkMenu.RadioItem>
              ))}
            </ArkMenu.RadioItemGroup>
            <Separator />
            <Item
              value="tour"
              icon="i-lucide-signpost"
              words="Show me around"
              onSelect={() => open({ dialog: 'tour', about: {} })}
            />
            <Item
              value="help"
              icon="i-lucide-circle-help"
              words="Help and keys"
              keys="?"
              onSelect={() => open({ dialog: 'help', about: {} })}
            />
          </ArkMenu.Content>
        </ArkMenu.Positioner>
      </Above>
    </ArkMenu.Root>
  )
}

const itemLook =
  'flex items-center gap-3 min-h-10 px-4 cursor-pointer data-[highlighted]:bg-accent-soft'

const Separator = () => <ArkMenu.Separator className="my-1.5 h-px bg-line" />

interface ItemProps {
  value: string
  icon: string
  words: string
  keys?: string
  onSelect: () => void
}

function Item({ value, icon, words, keys, onSelect }: ItemProps) {
  return (
    <ArkMenu.Item value={value} className={itemLook} onSelect={onSelect}>
      <span className={`${icon} text-muted`} />
      <span className="flex-1">{words}</span>
      {keys && <kbd className="micro">{keys}</kbd>}
    </ArkMenu.Item>
  )
}
