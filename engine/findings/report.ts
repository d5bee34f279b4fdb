import { relative } from 'node:path'
import { Source } from '../text/source.ts'
import type { Finding, Severity } from './finding.ts'

/**
 * Findings as text for a terminal.
 * @param shown the text that they are about, to show the line of each with a caret below
 */
export function printFindings(
  findings: Finding[],
  shown: string | Source,
  { colours = false } = {},
): string {
  const source = typeof shown === 'string' ? new Source('', shown) : shown
  const mark = (severity: Severity) =>
    colours ? `\u001b[${colourOf[severity]}m${severity}\u001b[39m` : severity
  const dim = (words: string) => (colours ? `\u001b[2m${words}\u001b[22m` : words)
  return findings
    .map(({ code, severity, at, message, hint }) => {
      const head = `${placeText(source.placeInFile(at))}  ${mark(severity)}  ${dim(code)}`
      return [
        head,
        ...excerpt(source.lineText(at.line), at.column).map(dim),
        `  ${message}`,
        `  ${hint}`,
        '',
      ].join('\n')
    })
    .join('\n')
}

const colourOf: { [severity in Severity]: number } = { error: 31, warning: 33, hint: 36 }

function placeText({ file, line, column }: Finding['at']): string {
  return `${relative(process.cwd(), file) || file}:${line}:${column}`
}

const width = 100

/** The line around a column, cut to the width of a terminal, and a caret below the column. */
function excerpt(line: string, column: number): string[] {
  if (line.trim() === '') return []
  const start = Math.max(0, Math.min(column - 1 - width / 2, line.length - width))
  const piece = line.slice(start, start + width).replaceAll('\t', ' ')
  return [`  ${piece}`, `  ${' '.repeat(column - 1 - start)}^`]
}
