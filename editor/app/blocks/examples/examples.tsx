import { memo, useLayoutEffect, useRef } from 'react'
import type { BlockProps, BlockType, ShownBlock } from '../../../../engine/blocks/block.ts'
import { RenderBlock } from '../../../../engine/page/page-body.tsx'
import { colourDrawings } from '../../../frame/page/drawings.ts'
import type { ShownExamples } from './examples-door.ts'
import { type Exhibit, exhibits } from './exhibits.ts'
import { inLanguage } from './in-language.ts'

interface ExamplesProps {
  shown: ShownExamples
  onChosen: (block: ShownBlock) => void
}

/** Each kind of block as it looks on a page of this site, drawn small. */
export function Examples({ shown, onChosen }: ExamplesProps) {
  const { types, language, colour, look } = shown
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const site = { ...(colour && { colour }), ...(look && { theme: look }) }
    if (root.current) colourDrawings(root.current, { page: { path: '/' }, layout: { site } })
  }, [colour, look])
  return (
    <main ref={root} className="examples" aria-label="Examples">
      {exhibits.map((exhibit) => (
        <div key={exhibit.type} className="example" hidden={!types.includes(exhibit.type)}>
          <button type="button" onClick={() => onChosen(exhibit.block)}>
            <strong>{exhibit.title}</strong>
            <span>{exhibit.description}</span>
          </button>
          <Picture exhibit={exhibit} language={language} />
        </div>
      ))}
    </main>
  )
}

/** Whose address the example of a map shows. */
const organization = {
  type: 'Organization',
  name: 'Where we are',
  address: { street: '1 Main Street', locality: 'Town', postalCode: '12345', country: 'US' },
}

/** Nothing in it can be reached: the button beside it covers the whole. */
const Picture = memo(function Picture({
  exhibit,
  language,
}: {
  exhibit: Exhibit
  language: string
}) {
  const props: BlockProps<BlockType> = {
    ...{ block: inLanguage(exhibit.block, language), path: '/', language, organization },
  }
  return (
    <div className="picture" inert aria-hidden="true">
      <div className="small">
        <RenderBlock {...props} />
      </div>
    </div>
  )
})
