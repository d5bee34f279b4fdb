import type { Finding } from '../findings/finding.ts'
import { suggest } from '../findings/suggest.ts'
import type { Subject } from './subject.ts'

/** Shared blocks that no page shows, not even under a mistyped name. */
export function sharedUnused({ manifest, source }: Subject): Finding[] {
  const shared = Object.keys(manifest.shared ?? {})
  const used = new Set<string>()
  for (const { blocks } of [...manifest.pages, manifest.notFound])
    for (const block of blocks)
      if (block.type === 'shared' && !used.has(block.name))
        used.add(shared.includes(block.name) ? block.name : (suggest(block.name, shared) ?? ''))
  return shared.flatMap((name) => {
    if (used.has(name)) return []
    const at = source.placeOfKey(['shared', name])
    const message = `No page shows the shared block "${name}".`
    const hint = `Show it with { "type": "shared", "name": "${name}" }, or remove it.`
    return source.finding('shared-unused', at, message, hint)
  })
}
