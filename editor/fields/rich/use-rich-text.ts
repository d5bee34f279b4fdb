import { type RefObject, useEffect, useRef, useState } from 'react'
import { segmentsOf } from '../../../engine/manifest/tokens.ts'
import { docOf, writtenOf } from '../../frame/typing/text-doc.ts'
import { TextField } from '../../frame/typing/text-field.ts'

export interface RichText {
  label: string
  written: string
  /** What each variable stands for. */
  variables: { [name: string]: string }
  onTyped: (written: string) => void
  onEnter?: () => void
  /** Backspace, where there is nothing left. */
  onEmpty?: () => void
}

/** What a toolbar shows of what is selected. */
export type Marks = ReturnType<TextField['marks']>

const format = 'inline'

/**
 * The page's own kind of typing, in a place of the fields; it follows what the document says.
 * @param place beside which the field is put
 */
export function useRichText(place: RefObject<HTMLElement | null>, text: RichText) {
  const latest = useRef(text)
  latest.current = text
  const field = useRef<TextField>(undefined)
  const [marks, setMarks] = useState<Marks>({ hasSelection: false, isBold: false })
  const [isLinking, setLinking] = useState(false)

  useEffect(() => {
    if (!place.current) return
    const made = new TextField(place.current, {
      doc: docNow(latest.current),
      label: latest.current.label,
      onDoc: (doc) => {
        const { written } = latest.current
        latest.current.onTyped(writtenOf(doc, { written, segments: [], format }))
      },
      onChange: () => field.current && setMarks(field.current.marks()),
      onKey: (event) => {
        const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
        if (isCommand && event.key === 'b') made.format('bold')
        else if (isCommand && event.key === 'k') setLinking(true)
        else if (event.key === 'Enter')
          latest.current.onEnter?.() // one line: it begins no next one by itself
        else if (event.key === 'Backspace' && made.doc.content.size === 0)
          latest.current.onEmpty?.()
        else return false
        event.preventDefault()
        event.stopPropagation()
        return true
      },
      onVariable: () => {},
      onLines: () => false,
    })
    field.current = made
    return () => {
      field.current = undefined
      made.end([])
    }
  }, [place])

  const { written, variables } = text
  useEffect(() => {
    field.current?.follow(docNow({ written, variables }))
  }, [written, variables])

  return { field, marks, isLinking, setLinking }
}

function docNow({ written, variables }: Pick<RichText, 'written' | 'variables'>) {
  return docOf({ written, segments: segmentsOf(written, variables), format })
}
