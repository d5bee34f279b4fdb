import type { Block } from '../../schema/generated/manifest.js'
import { type Finding, finding, type Step } from '../findings/finding.ts'
import { didYouMean } from '../findings/suggest.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'
import type { ShownBlock } from './stages.ts'

export interface SharedBlocks {
  [name: string]: Block
}

/** Blocks as they are shown, and where each is written. */
export interface ShownBlocks {
  blocks: ShownBlock[]
  /** The address of each: its own, or that of the shared block which it is. */
  origins: Path[]
}

/**
 * Puts shared blocks in place of their names.
 * @param path the address of the list
 */
export function resolveShared(
  written: Block[],
  shared: SharedBlocks,
  path: Path,
  source: Source,
): Step<ShownBlocks> {
  const findings: Finding[] = []
  const value: ShownBlocks = { blocks: [], origins: [] }
  for (const [index, block] of written.entries()) {
    const found = block.type === 'shared' ? sharedOf(block.name, shared) : block
    if (found && found.type !== 'shared') {
      value.blocks.push(found)
      value.origins.push(block === found ? [...path, index] : ['shared', nameOf(block)])
      continue
    }
    const at = source.placeOf([...path, index, 'name'])
    findings.push(unknownShared(nameOf(block), Boolean(found), Object.keys(shared), at))
  }
  return { value, findings }
}

const sharedOf = (name: string, shared: SharedBlocks) =>
  Object.hasOwn(shared, name) ? shared[name] : undefined

const nameOf = (block: Block) => (block.type === 'shared' ? block.name : '')

function unknownShared(name: string, nested: boolean, known: string[], at: Finding['at']): Finding {
  const message = nested
    ? `The shared block "${name}" only names another one, so nothing would be shown.`
    : `There is no shared block "${name}", so nothing would be shown here.`
  const hint = nested
    ? 'Write the block itself under "shared".'
    : didYouMean(name, known, 'Shared blocks are under "shared".')
  return finding('shared-unknown', at, message, hint)
}
