import type { Block, Manifest, Page, SharedBlock } from '../../schema/generated/manifest.js'
import type { Finding, Step } from '../findings/finding.ts'
import { didYouMean } from '../findings/suggest.ts'
import type { Source } from '../text/source.ts'

/** A block as it is rendered: no longer a mere name for a shared one. */
export type ShownBlock = Exclude<Block, SharedBlock>
export type ResolvedPage = Omit<Page, 'blocks'> & { blocks: ShownBlock[] }
export type ResolvedManifest = Omit<Manifest, 'pages' | 'notFound' | 'shared'> & {
  pages: ResolvedPage[]
  notFound: Omit<Manifest['notFound'], 'blocks'> & { blocks: ShownBlock[] }
}

/** Puts shared blocks in place of their names. */
export function resolveShared(
  { shared = {}, ...manifest }: Manifest,
  source: Source,
): Step<ResolvedManifest> {
  const findings: Finding[] = []
  const resolve = (blocks: Block[], path: (string | number)[]) =>
    blocks.flatMap((block, index) => {
      if (block.type !== 'shared') return block
      const found = Object.hasOwn(shared, block.name) ? shared[block.name] : undefined
      if (found && found.type !== 'shared') return found
      const at = source.placeOf([...path, 'blocks', index, 'name'])
      findings.push(unknownShared(block.name, Boolean(found), Object.keys(shared), at, source))
      return []
    })
  const pages = manifest.pages.map((page, index) => ({
    ...page,
    blocks: resolve(page.blocks, ['pages', index]),
  }))
  const notFound = { ...manifest.notFound, blocks: resolve(manifest.notFound.blocks, ['notFound']) }
  return { value: { ...manifest, pages, notFound }, findings }
}

function unknownShared(
  name: string,
  nested: boolean,
  known: string[],
  at: Finding['at'],
  source: Source,
): Finding {
  const message = nested
    ? `The shared block "${name}" only names another one, so nothing would be shown.`
    : `There is no shared block "${name}", so nothing would be shown here.`
  const hint = nested
    ? 'Write the block itself under "shared".'
    : didYouMean(name, known, 'Shared blocks are under "shared".')
  return source.finding('shared-unknown', at, message, hint)
}
