import type {
  BlockDefinition,
  BlockOf,
  BlockType,
  ComponentOf,
  DefinitionOf,
  FactsOf,
  PropsOf,
} from './block.ts'

/** A component at hand, or in a chunk of its own, which only pages with that block load. */
type Shown<Block> = { component: ComponentOf<Block> } | { load: () => Promise<ComponentOf<Block>> }

/** All that is said of a block, in its own folder; the registry names it. */
export function defineBlock<T extends BlockType>(
  definition: Shown<BlockOf<T>> & FactsOf<BlockOf<T>>,
): BlockDefinition<T>
/** All that is said of a block of a site's own, by the type that is made of its schema. */
export function defineBlock<Block extends { type: string }>(
  definition: Shown<Block> & FactsOf<Block>,
): DefinitionOf<Block>
export function defineBlock<Block>(definition: Shown<Block> & FactsOf<Block>): DefinitionOf<Block> {
  return 'load' in definition ? { ...definition, ...deferred(definition.load) } : definition
}

function deferred<Block>(
  load: () => Promise<ComponentOf<Block>>,
): Required<Pick<DefinitionOf<Block>, 'component' | 'load'>> {
  let Analysis: ComponentOf<Block> | undefined
  return {
    component: (props: PropsOf<Block>) => {
      if (!Analysis)
        throw new Error('A block was rendered before it was loaded. This is a bug in Broadsheet.')
      return <Analysis {...props} />
    },
    load: async () => {
      Analysis ??= await load()
    },
  }
}
