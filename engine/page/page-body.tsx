import { type ComponentType, createElement } from 'react'
import type { BlockProps, BlockType, ShownBlock } from '../blocks/block.ts'
import { definitionOf } from '../blocks/index.ts'
import type { Layout, PageInBrowser } from '../manifest/site.ts'
import { Contents } from './around/contents.tsx'
import { SeeAlso } from './around/see-also.tsx'
import { Trail } from './around/trail.tsx'

interface PageBodyProps {
  page: PageInBrowser
  layout: Layout
  /** What shows each block, for the editor. @default the block alone */
  Shown?: ComponentType<BlockProps<BlockType> & { index: number }>
}

/** What a page shows between header and footer: its blocks, and around them where one is and what is near. */
export function PageBody({ page, layout, Shown: Each = RenderBlock }: PageBodyProps) {
  const { path, blocks, near } = page
  const { colour, texts, organization } = layout.site
  const { language = layout.site.language } = page
  const shown = blocks.map((block, index) => {
    // A page's blocks never change their order, and two of them may be alike.
    const key = `${path}#${index}`
    return (
      <Each key={key} {...{ block, index, path, language, organization, near, isFirst: !index }} />
    )
  })
  const around = {
    ...{ id: 'main', 'data-colour': page.colour ?? colour },
    ...{ lang: page.language, dir: page.direction },
  }
  // What is near comes before the invitation that ends a page.
  const end = blocks.length - Number(blocks.slice(1).at(-1)?.type === 'call-to-action')
  return (
    <main {...around}>
      <Trail page={page} layout={layout} />
      {shown.slice(0, 1)}
      <Contents blocks={blocks} label={texts.near?.contents} />
      {shown.slice(1, end)}
      <SeeAlso page={page} layout={layout} />
      {shown.slice(end)}
    </main>
  )
}

/** A block by its type. */
export function RenderBlock<T extends BlockType>(props: BlockProps<T>) {
  return createElement(definitionOf<T>(props.block.type).component, props)
}

/** Loads the code of those blocks that have a chunk of their own. */
export async function loadBlocks(shown: Pick<ShownBlock, 'type'>[]): Promise<void> {
  await Promise.all(shown.map((block) => definitionOf(block.type).load?.()))
}
