import type { Session } from '../../document/session.ts'
import type { FrameHost, Part } from '../../frame/frame-door.ts'
import { refuse, tell } from '../notices.ts'
import { sought } from '../side/sought.ts'
import { hover } from './hover.ts'
import { door, linking, moved, typing, variable } from './stage-cells.ts'

/** What the screen does when something happens in the frame. */
export interface Wishes {
  select(part: Part | undefined): void
  follow(href: string): void
  key(event: KeyboardEvent): void
}

/** Where that comes from which nobody writes. */
const made = {
  trail: 'The way to this page is made of the menu and the footer. Change it there.',
  contents: 'What the page holds is made of the headings of its blocks. Change them there.',
  'see-also':
    'What is near is made of the menu, and of pages that lead here or are about the same.',
}

/** The window's answers to the frame. */
export function frameHost(session: Session, wishes: () => Wishes): FrameHost {
  return {
    connect: (opened) => door.set(opened),
    textAt: async (text) => {
      const here = await session.textAt(text)
      if (here) sought.set(here.pointer)
      return here
    },
    onTyped: async (pointer, written) => {
      const done = await session.act({ kind: 'set', pointer, value: written })
      if (!done.isDone) refuse(done.reason)
      return done
    },
    onSplit: (pointer, items) => session.actTogether(splitting(pointer, items)),
    onRemoveItem: (pointer) => session.act({ kind: 'remove', pointer }),
    onTyping: (now) => {
      typing.set(now)
      if (!now) linking.set(false)
    },
    onSelect: (part) => wishes().select(part),
    onMade: (what) => tell(made[what]),
    onHover: hover,
    onMoved: () => moved.set(moved.get() + 1),
    onFollow: (href) => wishes().follow(href),
    onKey: (event) => wishes().key(event),
    onVariable: (name, text, segment, box) => variable.set({ name, text, segment, box }),
  }
}

/** An item becomes several: the first takes its place, the others follow. */
function splitting(pointer: string, [first = '', ...more]: string[]) {
  const [, list = '', nr = '0'] = /^(.*)\/(\d+)$/.exec(pointer) ?? []
  const others = more.map((value, index) => ({
    kind: 'insert' as const,
    pointer: `${list}/${Number(nr) + 1 + index}`,
    value,
  }))
  return [{ kind: 'set' as const, pointer, value: first }, ...others]
}
