import type { FrameHost } from '../../frame/frame-door.ts'

/** A host in whose frame nothing can be changed. @param asks what it does nevertheless */
export function onlooker(asks: Pick<FrameHost, 'connect'> & Partial<FrameHost>): FrameHost {
  const refused = async () => ({ isDone: false as const, reason: 'This page is only looked at.' })
  const nothing = () => {}
  return {
    textAt: async () => undefined,
    ...{ onTyped: refused, onSplit: refused, onRemoveItem: refused },
    ...{ onTyping: nothing, onSelect: nothing, onMade: nothing, onHover: nothing },
    ...{ onMoved: nothing, onFollow: nothing, onKey: nothing, onVariable: nothing },
    ...asks,
  }
}
