import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import type { PlacedFinding } from '../../document/session.ts'
import { mendsOf } from '../../fields/mends-of.ts'

const severities = { error: 'error', warning: 'warning', hint: 'info' } as const

/** Underlines what was found, with its sentence, and what can be done about it as buttons. */
export function showFindings(
  view: EditorView,
  findings: PlacedFinding[],
  mend: (edit: TextEdit) => void,
): void {
  const diagnostics = findings.map((finding): Diagnostic => {
    const { severity, message, hint } = finding
    return {
      ...rangeOf(view, finding),
      severity: severities[severity],
      message: `${message} ${hint}`,
      actions: mendsOf(finding).map(({ words, edit }) => ({
        name: words,
        apply: () => mend(edit),
      })),
    }
  })
  view.dispatch(setDiagnostics(view.state, diagnostics))
}

/** From where the finding points to the end of the text or word that begins there. */
function rangeOf({ state: { doc } }: EditorView, { at }: PlacedFinding) {
  const line = doc.line(Math.min(at.line, doc.lines))
  const from = Math.min(line.from + at.column - 1, line.to)
  const [word = ''] =
    /^(?:"(?:[^"\\]|\\.)*"|[^\s,:{}[\]]+)/.exec(line.text.slice(from - line.from)) ?? []
  return { from, to: Math.min(from + Math.max(word.length, 1), line.to) }
}
