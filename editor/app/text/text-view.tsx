import type { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import type { PlacedFinding } from '../../document/session.ts'
import { refuse } from '../notices.ts'
import { useAnswer, useSession, useView } from '../session/use-session.ts'
import { follow, openCode } from './code-view.ts'
import { showFindings } from './diagnostics.ts'
import { PlaceBar } from './place-bar.tsx'

/** The text itself, for who likes it better than the page; both always agree. */
export default function TextView() {
  const text = useAnswer(['text'], (session) => session.text())
  return text === undefined ? null : <Code text={text} />
}

function Code({ text }: { text: string }) {
  const parent = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const [caret, setCaret] = useState(0)
  const [first] = useState(text)
  const session = useSession()
  const findings = useView((shown) => shown.findings)
  /** Edits that the document has not answered yet; what it says meanwhile is older than what stands here. */
  const underWay = useRef(0)

  useEffect(() => {
    if (!parent.current) return
    const step = (name: 'undo' | 'redo') => () => void session[name]().then(tellRefusal)
    const opened = openCode({
      parent: parent.current,
      text: first,
      onCaret: setCaret,
      undo: step('undo'),
      redo: step('redo'),
      onEdit: (edits) => {
        underWay.current++
        void session.act({ kind: 'text', edits }).then((done) => {
          underWay.current--
          tellRefusal(done)
        })
      },
    })
    setView(opened)
    opened.focus()
    return () => opened.destroy()
  }, [session, first])

  useEffect(() => {
    if (view && underWay.current === 0) follow(view, text)
  }, [view, text])

  useEffect(() => {
    const mend = ({ fix }: PlacedFinding) => {
      if (fix) void session.act({ kind: 'fix', edit: fix }).then(tellRefusal)
    }
    if (view) showFindings(view, findings, mend)
  }, [view, findings, session])

  return (
    <section
      aria-label="Text"
      className="absolute inset-0 grid grid-rows-[minmax(0,1fr)_auto] bg-raised"
    >
      <div ref={parent} className="min-h-0 overflow-hidden" />
      <PlaceBar caret={caret} />
    </section>
  )
}

function tellRefusal(done: { isDone: boolean; reason?: string }): void {
  if (!done.isDone && done.reason) refuse(done.reason)
}
