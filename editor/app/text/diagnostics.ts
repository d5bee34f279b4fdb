import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import type { PlacedFinding } from '../../document/session.ts'

const severities = { error: 'error', warning: 'warning', hint: 'info' } as const

/** Underlines what was found, with its sentence, and its fix as a button. */
export function showFindings(
  view: EditorView,
  findings: PlacedFinding[],
  mend: (finding: PlacedFinding) => void,
): void {
  const diagnostics = findings.map((finding): Diagnostic => {
    const { severity, message, hint } = finding
    return {
      ...rangeOf(view, finding),
      severity: severities[severity],
      message: `${message} ${hint}`,
      actions: finding.fix ? [{ name: 'Mend it', apply: () => mend(finding) }] : [],
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
