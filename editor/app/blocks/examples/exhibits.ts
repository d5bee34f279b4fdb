import type { ShownBlock } from '../../../../engine/manifest/stages.ts'

interface BlockSchema {
  title: string
  description: string
  examples: ShownBlock[] // the tests hold every schema's examples against the schema itself
}

export interface Exhibit {
  type: string
  title: string
  description: string
  block: ShownBlock
}

const schemas = import.meta.glob<BlockSchema>('../../../../schema/blocks/*.schema.json', {
  eager: true,
  import: 'default',
})

/** An example of each kind of block; that which only names a shared one has none. */
export const exhibits: Exhibit[] = Object.entries(schemas).flatMap(([file, schema]) => {
  const type = /([\w-]+)\.schema\.json$/.exec(file)?.[1] ?? ''
  const { title, description, examples } = schema
  const [block] = examples
  return block && type !== 'shared' ? [{ type, title, description, block }] : []
})
