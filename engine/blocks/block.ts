import type { ReactNode } from 'react'
import type { ShownBlock } from '../manifest/shared.ts'

export type { ShownBlock }
export type BlockType = ShownBlock['type']
type BlockOf<T extends BlockType> = Extract<ShownBlock, { type: T }>

export interface BlockProps<T extends BlockType> {
  block: BlockOf<T>
  /** The path of the page that shows the block. */
  path: string
  /** The site's language, for dates (BCP 47). */
  language: string
}

/** A function of its data: it reads no router, no clock and, in its first render, no browser. */
export type BlockComponent<T extends BlockType> = (props: BlockProps<T>) => ReactNode
