import { useEffect, useEffectEvent } from 'react'
import { usePart } from '../address.ts'
import { useBlockActions } from '../blocks/use-block-actions.ts'
import { useIsDialogOpen } from '../dialogs.tsx'
import { isTyping } from './is-typing.ts'
import { useKeys } from './use-keys.ts'

/** Keys that hold on the whole screen, and what is pasted into it. */
export function Keys() {
  const onKey = useKeys()
  const isDialogOpen = useIsDialogOpen()
  const part = usePart()
  const { paste, count } = useBlockActions()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isDialogOpen && !event.defaultPrevented) onKey(event)
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (isDialogOpen || event.defaultPrevented || isTyping(event.target)) return
    event.preventDefault()
    const text = event.clipboardData?.getData('text/plain')
    void paste(typeof part === 'number' ? part + 1 : count, text)
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    document.addEventListener('paste', (event) => onPaste(event), { signal })
    return () => controller.abort()
  }, [])
  return null
}
