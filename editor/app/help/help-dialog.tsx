import type { DialogProps } from '../dialogs.tsx'
import { Sheet } from '../screen/sheet.tsx'

const groups: { title: string; keys: [keys: string, what: string][] }[] = [
  {
    title: 'Anywhere',
    keys: [
      ['Ctrl+Z', 'Undo'],
      ['Ctrl+Shift+Z', 'Redo'],
      ['Ctrl+S', 'Look through the changes and save'],
      ['Ctrl+P', 'Find a page'],
      ['Ctrl+Shift+F', 'Search and replace in all texts'],
      ['?', 'This help'],
    ],
  },
  {
    title: 'On a block that is chosen',
    keys: [
      ['Alt+↑ Alt+↓', 'Move it up or down'],
      ['Ctrl+D', 'Duplicate it'],
      ['Ctrl+C Ctrl+X Ctrl+V', 'Copy it, cut it, paste it behind the one that is chosen'],
      ['Del', 'Delete it'],
      ['Esc', 'Choose nothing'],
    ],
  },
  {
    title: 'In the lists of pages and blocks',
    keys: [
      ['↑ ↓ Home End', 'Go from one to another'],
      ['Letters', 'Go to the next that begins so'],
      ['→', 'What can be done with a page; what is in a block'],
    ],
  },
  {
    title: 'While typing on the page',
    keys: [
      ['Ctrl+B', 'Bold'],
      ['Ctrl+K', 'Link'],
      ['Enter', 'In a list: the next item'],
      ['Backspace', 'In an empty item of a list: remove it'],
      ['Esc', 'End typing'],
    ],
  },
]

/** What one can do here, and the keys for it. */
export default function HelpDialog({ close }: DialogProps<'help'>) {
  return (
    <Sheet title="Help and keys" isText close={close}>
      <div className="grid gap-6">
        <p>
          Click any word on the page and type. Click beside words to choose a block: its fields
          stand at the right, its actions above it. Nothing is lost: every step can be undone, and
          what you type is kept until it is saved. On a Mac, ⌘ takes the place of Ctrl.
        </p>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="title text-lg mb-1">{title}</h3>
            <dl className="grid grid-cols-[auto_1fr] border-t border-line">
              {keys.map(([key, what]) => (
                <div
                  key={key}
                  className="grid grid-cols-subgrid col-span-2 py-1.5 gap-x-6 border-b border-line"
                >
                  <dt>
                    <kbd className="font-mono text-sm">{key}</kbd>
                  </dt>
                  <dd className="m-0">{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
