import { type FormattingOptions, modify } from 'jsonc-parser'
import type { TextEdit } from '../../findings/finding.ts'
import { replaceValue } from '../../text/edits.ts'
import { Source } from '../../text/source.ts'
import type { Migration } from './migration.ts'

/**
 * Version 0 was never published. It had `"redirects": { "/old": "/new" }`; version 1 has a list of `{ from, to }`,
 * in which a path that stands twice can be seen. It shows how a migration is written, and holds the machinery.
 */
export const redirectsAsList: Migration = {
  from: 0,
  says: 'Redirects are a list of { "from", "to" } instead of an object.',
  edits(text) {
    const source = new Source('', text)
    const version = replaceValue(source, ['manifestVersion'], 1) ?? []
    const { redirects }: { redirects?: unknown } = JSON.parse(text)
    if (typeof redirects !== 'object' || redirects === null || Array.isArray(redirects))
      return [version].flat()
    const list = Object.entries(redirects).map(([from, to]) => ({ from, to }))
    return [version, listEdits(text, list)].flat()
  },
}

function listEdits(text: string, list: unknown[]): TextEdit[] {
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  '
  const formattingOptions: FormattingOptions = {
    insertSpaces: !indent.includes('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
  return modify(text, ['redirects'], list, { formattingOptions }).map(
    ({ offset, length, content }) => ({ offset, length, text: content }),
  )
}
