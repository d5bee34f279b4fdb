import type { TextEdit } from '../text/edits/text-edit.ts'
import type { Place } from '../text/source-range.ts'

export type Severity = 'error' | 'warning' | 'hint'

/**
 * The kinds of finding with their weight. A code is permanent: documented in docs/findings.md, never reused.
 * An error breaks something for a visitor; a warning costs something; a hint is a matter of taste.
 */
export const severities = {
  'file-unreadable': 'error',
  syntax: 'error',
  'key-duplicate': 'error',
  'key-unknown': 'error',
  'key-missing': 'error',
  'pages-missing': 'error',
  'version-unknown': 'error',
  'version-older': 'error',
  'block-unknown-type': 'error',
  'value-wrong-type': 'error',
  'value-unknown': 'error',
  'value-length': 'error',
  'value-malformed': 'error',
  'token-unknown': 'error',
  'variable-unused': 'warning',
  'variable-written-out': 'warning',
  'shared-unknown': 'error',
  'shared-unused': 'warning',
  'path-malformed': 'error',
  'path-duplicate': 'error',
  'path-of-list': 'error',
  'anchor-duplicate': 'error',
  'redirect-over-page': 'error',
  'redirect-duplicate': 'error',
  'redirect-loop': 'error',
  'redirect-chain': 'warning',
  'link-malformed': 'error',
  'link-unknown-path': 'error',
  'link-unknown-anchor': 'error',
  'link-other-language': 'warning',
  'link-to-redirect': 'warning',
  'link-external-broken': 'warning',
  'navigation-unknown-path': 'error',
  'page-unlinked': 'warning',
  'choice-unknown': 'error',
  'form-unknown': 'error',
  'form-second': 'error',
  'form-field-duplicate': 'error',
  'form-field-unfit': 'error',
  'form-subject-unknown': 'error',
  'entry-missing': 'warning',
  'list-again': 'warning',
  'list-empty': 'warning',
  'list-unknown-tag': 'warning',
  'tag-alike': 'warning',
  'title-missing': 'error',
  'title-alike': 'warning',
  'title-too-long': 'warning',
  'description-missing': 'error',
  'description-alike': 'warning',
  'description-too-long': 'warning',
  'heading-order': 'warning',
  'image-missing': 'error',
  'image-without-text': 'warning',
  'image-size-wrong': 'warning',
  'structured-data-incomplete': 'warning',
  'structured-data-unshown': 'warning',
  'rating-self-serving': 'warning',
  'contrast-too-low': 'warning',
  'colours-hidden': 'warning',
  'font-missing': 'error',
  'markup-not-shown': 'warning',
  'sentence-long': 'hint',
  'table-row-uneven': 'warning',
  'texts-english': 'warning',
  'texts-missing': 'warning',
  'translation-unknown': 'error',
  'translation-duplicate': 'error',
  'translation-missing': 'hint',
  'translation-unmarked': 'hint',
  'translation-older': 'warning',
  'acceptance-unused': 'warning',
  'built-reference-broken': 'error',
  'host-limit': 'warning',
} as const satisfies { [code: string]: Severity }

export type FindingCode = keyof typeof severities
export const findingCodes = Object.keys(severities) as FindingCode[] // the keys are what the type says

const errors = new Set<string>(findingCodes.filter((code) => severities[code] === 'error'))

/** Whether a kind of finding breaks something for a visitor. */
export const isError = (code: string) => errors.has(code)

/** Something that an editor should know about the manifest. */
export interface Finding {
  code: FindingCode
  severity: Severity
  at: Place
  /** What is wrong and why it matters, in the editor's words. */
  message: string
  /** What to do about it. */
  hint: string
  /** What `fix` does about it; only where that cannot do harm. */
  fix?: TextEdit
  /** What was probably meant: the words of "Did you mean". A person decides. */
  guess?: Guess
}

/** What may have been meant, and the edit that writes it. */
interface Guess {
  text: string
  edit: TextEdit
}

/** The result of a stage that always yields a value and reports beside it. */
export interface Step<T> {
  value: T
  findings: Finding[]
}

/** The order in which a person reads: by place; at one place what was found first. */
export function byPlace(a: Finding, b: Finding): number {
  return a.at.line - b.at.line || a.at.column - b.at.column
}

/** A finding, with the weight of its code. */
export function finding(
  code: FindingCode,
  at: Place,
  message: string,
  hint: string,
  fix?: TextEdit,
): Finding {
  return { code, severity: severities[code], at, message, hint, ...(fix && { fix }) }
}
