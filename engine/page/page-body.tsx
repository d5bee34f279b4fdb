import { createElement } from 'react'
import type { BlockProps, BlockType, ShownBlock } from '../blocks/block.ts'
import { definitionOf } from '../blocks/index.ts'
import type { Layout, PageData } from '../manifest/site.ts'

/** What a page shows between header and footer. */
export function PageBody({ page, site }: { page: PageData; site: Layout['site'] }) {
  return (
    <main id="main" data-colour={page.colour ?? site.colour}>
      {page.blocks.map((block, index) => {
        // A page's blocks never change their order, and two of them may be alike.
        const key = `${page.path}#${index}`
        return <RenderBlock key={key} block={block} path={page.path} language={site.language} />
      })}
    </main>
  )
}

function RenderBlock<T extends BlockType>(props: BlockProps<T>) {
  return createElement(definitionOf<T>(props.block.type).component, props)
}

/** Loads the code of those blocks that have a chunk of their own. */
export async function loadBlocks(shown: Pick<ShownBlock, 'type'>[]): Promise<void> {
  await Promise.all(shown.map((block) => definitionOf(block.type).load?.()))
}
