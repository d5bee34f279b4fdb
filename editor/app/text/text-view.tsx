import type { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import type { Done } from '../../document/action.ts'
import type { Session } from '../../document/session.ts'
import { refuse } from '../notices.ts'
import { useSession, useView } from '../session/use-session.ts'
import { follow, openCode } from './code-view.ts'
import { showFindings } from './diagnostics.ts'
import { PlaceBar } from './place-bar.tsx'
import { syncText } from './text-sync.ts'

/** The text itself, for who likes it better than the page; both always agree. */
export default function TextView() {
  const parent = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const [caret, setCaret] = useState(0)
  const session = useSession()
  const version = useView((view) => view.version)
  const findings = useView((view) => view.findings)
  const include = useView((view) => view.include)

  useEffect(() => {
    let isWanted = true
    let view: EditorView | undefined
    void session.textNow().then((now) => {
      if (!isWanted || !parent.current) return
      const made = open(parent.current, session, now, setCaret)
      view = made.view
      view.focus()
      setOpened(made)
    })
    return () => {
      isWanted = false
      view?.destroy()
    }
  }, [session])

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each version
  useEffect(() => void opened?.refresh(), [opened, version])

  useEffect(() => {
    const mend = (edit: TextEdit) => void session.act({ kind: 'fix', edit }).then(tellRefusal)
    if (opened) showFindings(opened.view, findings, mend)
  }, [opened, findings, session])

  return (
    <section
      aria-label="Text"
      className="absolute inset-0 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-raised"
    >
      <div>
        {include && (
          <p className="px-4 py-2 border-b border-line bg-paper text-sm text-muted">
            Each page is kept in a file of its own ({include}) and saved into it. Pages have the
            order of these files’ names.
          </p>
        )}
      </div>
      <div ref={parent} className="min-h-0 overflow-hidden" />
      <PlaceBar caret={caret} />
    </section>
  )
}

interface Opened {
  view: EditorView
  refresh: () => Promise<void>
}

function open(
  parent: HTMLElement,
  session: Session,
  now: { text: string; version: number },
  onCaret: (offset: number) => void,
): Opened {
  const sync = syncText({
    ...{ session, now, refuse },
    shown: () => view.state.sliceDoc(),
    show: (text) => follow(view, text),
  })
  const step = (name: 'undo' | 'redo') => () => void session[name]().then(tellRefusal)
  const view = openCode({
    ...{ parent, text: now.text, onCaret },
    ...{ onEdit: () => void sync(), undo: step('undo'), redo: step('redo') },
  })
  return { view, refresh: sync }
}

function tellRefusal(done: Done): void {
  if (!done.isDone) refuse(done.reason)
}
