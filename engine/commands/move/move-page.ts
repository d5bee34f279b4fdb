import type { Manifest } from '../../../schema/generated/manifest.js'
import { hasErrors } from '../../findings/report.ts'
import { loadText } from '../../manifest/load.ts'
import { parse } from '../../manifest/read.ts'
import { validate } from '../../manifest/validate.ts'
import { setValue } from '../../text/edits/set-value.ts'
import type { TextEdit } from '../../text/edits/text-edit.ts'
import { applyEdits } from '../../text/edits/text-edit.ts'
import type { Source } from '../../text/source.ts'
import { linkEdits } from './link-edits.ts'
import { redirectEdits } from './redirect-edits.ts'
import { refusalOf } from './refusal.ts'

export type Moved =
  | { isMoved: true; text: string; links: number }
  | { isMoved: false; reason: string }

/**
 * Moves a page to another path: its own path, every link to it, redirects that led to it, and a redirect from the
 * old path. The canonical address and the sitemap follow from the path. Nothing else in the text changes.
 */
export function movePage(file: string, text: string, from: string, to: string): Moved {
  const parsed = parse(file, text)
  const { manifest } = validate(parsed).value
  if (!manifest || hasErrors(loadText(file, text).findings))
    return {
      isMoved: false,
      reason: 'The manifest has errors; "npm run check" lists them. Mend them first.',
    }
  const reason = refusalOf(manifest, from, to)
  if (reason) return { isMoved: false, reason }
  const { source } = parsed
  const links = linkEdits(manifest, source, from, to)
  const redirects = redirectEdits(manifest, source, from, to)
  const edits = [...pathEdits(manifest, source, from, to), ...links, ...redirects]
  const moved = applyEdits(source.text, edits)
  return confirm(file, text, moved, links.length)
}

/** The page's own path, and the acceptances that name it. */
function pathEdits(
  { pages, accepted = [] }: Manifest,
  source: Source,
  from: string,
  to: string,
): TextEdit[] {
  const paths = [
    ['pages', pages.findIndex(({ path }) => path === from), 'path'],
    ...accepted.flatMap(({ page }, index) => (page === from ? [['accepted', index, 'page']] : [])),
  ]
  return paths.flatMap((path) => setValue(source, path, to) ?? [])
}

/** A move that leaves an error behind would be a bug; it is refused rather than written. */
function confirm(file: string, before: string, after: string, links: number): Moved {
  const error = loadText(file, after).findings.find(({ severity }) => severity === 'error')
  if (error) return { isMoved: false, reason: `The move would break something: ${error.message}` }
  const mark = before.startsWith('\uFEFF') ? '\uFEFF' : ''
  return { isMoved: true, text: mark + after, links }
}
