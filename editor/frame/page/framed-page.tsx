import { memo, useLayoutEffect } from 'react'
import type { BlockProps, BlockType } from '../../../engine/blocks/block.ts'
import type { Layout } from '../../../engine/manifest/site.ts'
import { PageBody, RenderBlock } from '../../../engine/page/page-body.tsx'
import { Footer } from '../../../engine/page/shell/footer.tsx'
import { Header } from '../../../engine/page/shell/header.tsx'
import { noBlock, putMarks } from '../marks/mark.ts'
import { Boundary } from './boundary.tsx'
import type { Framed } from './frame-preview.ts'

interface FramedPageProps {
  framed: Framed
  /** Called when the page stands in the document, before it is painted. */
  onStands: () => void
}

/** A page as visitors see it, rendered by the site's own blocks. */
export function FramedPage({ framed: { page, layout }, onStands }: FramedPageProps) {
  useLayoutEffect(onStands, [onStands])
  return (
    <>
      <FramedHeader layout={layout.value} path={page.path} />
      <PageBody page={page} layout={layout.value} Shown={FramedBlock} />
      <FramedFooter layout={layout.value} />
    </>
  )
}

const FramedHeader = memo(function FramedHeader(props: { layout: Layout; path: string }) {
  return (
    <Boundary of={props.layout}>
      <Header {...props} />
    </Boundary>
  )
})

const FramedFooter = memo(function FramedFooter({ layout }: { layout: Layout }) {
  return (
    <Boundary of={layout}>
      <Footer layout={layout} />
    </Boundary>
  )
})

/** Around each block stand texts of nothing but marks, before it its number: no style sheet sees them. */
const FramedBlock = memo(function FramedBlock({
  index,
  ...props
}: BlockProps<BlockType> & { index: number }) {
  return (
    <>
      {putMarks('', index)}
      <Boundary of={props.block}>
        <RenderBlock {...props} />
      </Boundary>
      {putMarks('', noBlock)}
    </>
  )
})
