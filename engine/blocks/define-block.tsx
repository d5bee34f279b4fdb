import type { BlockComponent, BlockDefinition, BlockFacts, BlockProps, BlockType } from './block.ts'

/** A component at hand, or in a chunk of its own, which only pages with that block load. */
type Shown<T extends BlockType> =
  | { component: BlockComponent<T> }
  | { load: () => Promise<BlockComponent<T>> }

/** All that is said of a block, in its own folder; the registry names it. */
export function defineBlock<T extends BlockType>(
  definition: Shown<T> & BlockFacts<T>,
): BlockDefinition<T> {
  return 'load' in definition ? { ...definition, ...deferred(definition.load) } : definition
}

function deferred<T extends BlockType>(
  load: () => Promise<BlockComponent<T>>,
): Required<Pick<BlockDefinition<T>, 'component' | 'load'>> {
  let Analysis: BlockComponent<T> | undefined
  return {
    component: (props: BlockProps<T>) => {
      if (!Analysis)
        throw new Error('A block was rendered before it was loaded. This is a bug in Broadsheet.')
      return <Analysis {...props} />
    },
    load: async () => {
      Analysis ??= await load()
    },
  }
}
