import { relative, sep } from 'node:path'
import { Source } from '../text/source.ts'
import type { Finding, Severity } from './finding.ts'

const levels: { [severity in Severity]: 'error' | 'warning' | 'note' } = {
  error: 'error',
  warning: 'warning',
  hint: 'note',
}

/**
 * Findings as code hosts read them (SARIF 2.1.0, OASIS).
 * @param about the text that they are about, to say which region a fix replaces
 * @param root the folder that file names are relative to
 */
export function sarif(findings: Finding[], about: string | Source, root = process.cwd()): object {
  const codes = [...new Set(findings.map(({ code }) => code))]
  const source = typeof about === 'string' ? new Source('', about) : about
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Broadsheet',
            rules: codes.map((id) => ({ id, help: { text: `docs/findings.md, section "${id}"` } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => result(finding, codes, source, root)),
      },
    ],
  }
}

function result(finding: Finding, codes: string[], source: Source, root: string): object {
  const { code, severity, message, hint } = finding
  const at = source.placeInFile(finding.at)
  const uri = uriOf(at.file, root)
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: { text: `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri },
          region: { startLine: at.line, startColumn: at.column },
        },
        logicalLocations: [{ fullyQualifiedName: at.pointer || '/' }],
      },
    ],
    ...(finding.fix && { fixes: [fixOf(finding.fix, hint, uri, source)] }),
  }
}

function fixOf(fix: NonNullable<Finding['fix']>, hint: string, uri: string, source: Source) {
  const start = source.inFile(fix.offset)
  const end = source.inFile(fix.offset + fix.length)
  const deletedRegion = {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  }
  const replacements = [{ deletedRegion, insertedContent: { text: fix.text } }]
  return {
    description: { text: hint },
    artifactChanges: [{ artifactLocation: { uri }, replacements }],
  }
}

/** A file's address relative to the project, as RFC 3986 writes it. */
const uriOf = (file: string, root: string) =>
  encodeURI((relative(root, file) || file).split(sep).join('/'))
