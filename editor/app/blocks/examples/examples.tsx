import { memo } from 'react'
import type { BlockProps, BlockType, ShownBlock } from '../../../../engine/blocks/block.ts'
import { RenderBlock } from '../../../../engine/page/page-body.tsx'
import type { ShownExamples } from './examples-door.ts'
import { type Exhibit, exhibits } from './exhibits.ts'

interface ExamplesProps {
  shown: ShownExamples
  onChosen: (block: ShownBlock) => void
}

/** Each kind of block as it looks on a page of this site, drawn small. */
export function Examples({ shown: { types, language }, onChosen }: ExamplesProps) {
  return (
    <main className="examples" aria-label="Examples">
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
  type: 'Bakery',
  name: 'Hearth & Rye',
  address: { street: '3 Market Square', locality: 'Bath', postalCode: 'BA1 1AA', country: 'GB' },
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
    ...{ block: exhibit.block, path: '/', language, organization },
  }
  return (
    <div className="picture" inert aria-hidden="true">
      <div className="small">
        <RenderBlock {...props} />
      </div>
    </div>
  )
})
