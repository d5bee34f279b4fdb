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

// As text: else the schemas would be loaded with what asks for their titles alone.
const schemas = import.meta.glob<string>(
  ['../../../../schema/blocks/*.schema.json', '#blocks/*/*.schema.json'],
  { eager: true, query: '?raw', import: 'default' },
)

/** An example of each kind of block; that which only names a shared one has none. */
export const exhibits: Exhibit[] = Object.entries(schemas).flatMap(([file, text]) => {
  const type = /([\w-]+)\.schema\.json$/.exec(file)?.[1] ?? ''
  const { title, description, examples }: BlockSchema = JSON.parse(text)
  const [block] = examples
  return block && type !== 'shared' ? [{ type, title, description, block }] : []
})
