import { setValue } from '../../text/edits/set-value.ts'
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
    const version = setValue(source, ['manifestVersion'], 1) ?? []
    const { redirects }: { redirects?: unknown } = JSON.parse(text)
    if (typeof redirects !== 'object' || redirects === null || Array.isArray(redirects))
      return [version].flat()
    const list = Object.entries(redirects).map(([from, to]) => ({ from, to }))
    return [version, setValue(source, ['redirects'], list) ?? []].flat()
  },
}
