import { type Finding, finding } from '../findings/finding.ts'
import { suggest } from '../findings/suggest.ts'
import type { SiteSubject } from './subject.ts'

/** Shared blocks that no page shows, not even under a mistyped name. */
export function sharedUnused({ globals, shared, source }: SiteSubject): Finding[] {
  const known = Object.keys(globals.shared ?? {})
  const used = new Set([...shared].map((name) => suggest(name, known)))
  return known.flatMap((name) => {
    if (used.has(name)) return []
    const at = source.placeOfKey(['shared', name])
    const message = `No page shows the shared block "${name}".`
    const hint = `Show it with { "type": "shared", "name": "${name}" }, or remove it.`
    return finding('shared-unused', at, message, hint)
  })
}
