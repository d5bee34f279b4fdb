import { type ComponentType, createElement } from 'react'
import type { BlockProps, BlockType, ShownBlock } from '../blocks/block.ts'
import { definitionOf } from '../blocks/index.ts'
import type { Layout, PageData } from '../manifest/site.ts'

interface PageBodyProps {
  page: PageData
  site: Layout['site']
  /** What shows each block; the editor tells its blocks apart. @default the block alone */
  Shown?: ComponentType<BlockProps<BlockType> & { index: number }>
}

/** What a page shows between header and footer. */
export function PageBody({ page, site, Shown = RenderBlock }: PageBodyProps) {
  return (
    <main id="main" data-colour={page.colour ?? site.colour}>
      {page.blocks.map((block, index) => {
        // A page's blocks never change their order, and two of them may be alike.
        const key = `${page.path}#${index}`
        const props = { block, index, path: page.path, language: site.language }
        return <Shown key={key} {...props} />
      })}
    </main>
  )
}

/** A block by its type. */
export function RenderBlock<T extends BlockType>({ block, path, language }: BlockProps<T>) {
  return createElement(definitionOf<T>(block.type).component, { block, path, language })
}

/** Loads the code of those blocks that have a chunk of their own. */
export async function loadBlocks(shown: Pick<ShownBlock, 'type'>[]): Promise<void> {
  await Promise.all(shown.map((block) => definitionOf(block.type).load?.()))
}
