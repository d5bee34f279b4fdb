import { type Finding, finding, type Step } from '../findings/finding.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'
import { eachField } from './fields.ts'
import type { ShownBlocks } from './shared.ts'

/** What the engine itself names on its pages. */
const ownAnchors = [
  'announcer',
  'app',
  'main',
  'navigation',
  'page',
  'register',
  'search',
  'sent',
  'toasts',
]

/**
 * The places within a page's blocks that links can lead to, each once.
 * @param path the address of the page's list of blocks
 */
export function anchorsOf(
  { blocks, origins }: ShownBlocks,
  path: Path,
  source: Source,
): Step<string[]> {
  const findings: Finding[] = []
  const anchors = new Set<string>()
  for (const [index, block] of blocks.entries()) {
    const isShared = origins[index]?.[0] === 'shared'
    eachField(block, 'Block', (text, format, within) => {
      if (format !== 'anchor') return
      const isOwn = ownAnchors.includes(text)
      // One of a shared block is told where the page shows it.
      const at = source.placeOf([...path, index, ...(isShared ? [] : within)])
      if (isOwn || anchors.has(text)) findings.push(duplicateAnchor(text, isOwn, at))
      anchors.add(text)
    })
  }
  return { value: [...anchors], findings }
}

function duplicateAnchor(id: string, isOwn: boolean, at: Finding['at']): Finding {
  const message = isOwn
    ? `Every page has a place named "${id}" already, so the page would not work as it should.`
    : `Two places on this page are named "${id}", so links can only lead to the first.`
  const hint = isOwn ? 'Give it another "id".' : 'Give one of them another "id".'
  return finding('anchor-duplicate', at, message, hint)
}
