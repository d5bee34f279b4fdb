import type { ReactNode } from 'react'

/** A component whose code lies in a chunk of its own; it is loaded before a page with it is rendered. */
export interface Deferred<Props> {
  (props: Props): ReactNode
  load: () => Promise<void>
}

/** Defers a block to a chunk of its own, which only pages with that block load. */
export function deferred<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
): Deferred<Props> {
  let Loaded: ((props: Props) => ReactNode) | undefined
  const render = (props: Props) => {
    if (!Loaded)
      throw new Error('A block was rendered before it was loaded. This is a bug in Broadsheet.')
    return <Loaded {...props} />
  }
  return Object.assign(render, {
    load: async () => {
      Loaded ??= await load()
    },
  })
}
