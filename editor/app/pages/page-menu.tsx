import { Menu } from '@ark-ui/react/menu'
import type { PageLine } from '../../document/session.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { Above } from '../screen/layer.tsx'

const look =
  'flex items-center gap-3 min-h-10 px-4 cursor-pointer data-[highlighted]:bg-accent-soft'

/** What can be done with a page as a whole. */
export default function PageMenu({ page, pageNumber }: { page: PageLine; pageNumber: number }) {
  const open = useOpenDialog()
  const { path, title } = page
  return (
    <Menu.Root positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Menu.Trigger
        tabIndex={-1}
        className="press-icon opacity-0 group-hover:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 [@media(hover:none)]:opacity-100"
        aria-label={`Actions for ${title || path}`}
      >
        <span className="i-lucide-ellipsis" />
      </Menu.Trigger>
      <Above>
        <Menu.Positioner className="z-40!">
          <Menu.Content className="min-w-52 py-1.5 rounded-lg border border-line bg-raised text-ink shadow-float font-sans text-[0.95rem]">
            <Menu.Item
              value="copy"
              className={look}
              onSelect={() => open({ dialog: 'add-page', about: { from: pageNumber } })}
            >
              <span className="i-lucide-copy-plus text-muted" /> Duplicate…
            </Menu.Item>
            <Menu.Item
              value="move"
              className={look}
              onSelect={() => open({ dialog: 'move-page', about: { path } })}
            >
              <span className="i-lucide-corner-up-right text-muted" /> Move to another address…
            </Menu.Item>
            <Menu.Item
              value="delete"
              className={look}
              onSelect={() => open({ dialog: 'delete-page', about: { path } })}
            >
              <span className="i-lucide-trash-2 text-muted" /> Delete…
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Above>
    </Menu.Root>
  )
}
