import type { TextEdit } from '../text/edits/text-edit.ts'
import type { Source } from '../text/source.ts'
import type { Finding } from './finding.ts'

/** Findings about a text that is put together of files, with their places and edits in these files. */
export function inFiles(findings: Finding[], source: Source): Finding[] {
  const inFile = (edit: TextEdit) => ({ ...edit, offset: source.inFile(edit.offset).offset })
  return findings.map((finding) => {
    const { at, fix, guess } = finding
    return {
      ...finding,
      at: source.placeInFile(at),
      ...(fix && { fix: inFile(fix) }),
      ...(guess && { guess: { ...guess, edit: inFile(guess.edit) } }),
    }
  })
}
