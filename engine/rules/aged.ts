import { type Finding, finding } from '../findings/finding.ts'
import { setValue } from '../text/edits/set-value.ts'
import type { Path } from '../text/path.ts'
import type { SiteSubject } from './subject.ts'

interface Aged {
  /** What was translated, in words. */
  of: string
  /** The mark of its words as they are now. */
  mark: string
  /** That of the words that were translated, where it is noted. */
  translated: string | undefined
  /** Where the translation stands. */
  at: Finding['at']
}

/** What is found of a translation whose words are of another state than what they translate, or of which that is not known. */
export function agedFindings(
  { of, mark, translated, at }: Aged,
  path: Path,
  { source }: Pick<SiteSubject, 'source'>,
): Finding[] {
  if (translated === mark) return []
  const noted = [...path, 'translated']
  if (translated === undefined) {
    const message = `It is not noted of which state of ${of} this is a translation, so nobody is told when it is older.`
    const hint = `Write "translated": "${mark}" where it says the same.`
    return [finding('translation-unmarked', at, message, hint, setValue(source, noted, mark))]
  }
  const message = `The words of ${of} were changed since they were translated, so this translation may say something else.`
  const hint = `When it says the same again, write "translated": "${mark}".`
  return [finding('translation-older', source.placeOf(noted), message, hint)]
}
