import type { ReactNode } from 'react'
import type { Organization } from 'schema-dts'
import type { ArticleSection, ListOfPages, SiteEvent } from '../../schema/generated/manifest.js'
import type { Layout, Near } from '../manifest/site.ts'
import type { ShownBlock } from '../manifest/stages.ts'
import type { Path } from '../text/path.ts'

export type { ShownBlock }

type Blocks = { [B in ShownBlock as B['type']]: B }
export type BlockType = keyof Blocks
export type BlockOf<T extends BlockType> = { [K in T]: Blocks[K] & { type: K } }[T]

/** What a component is given, by the block that it shows; `Block` of a site's own is the type made of its schema. */
export interface PropsOf<Block> {
  block: Block
  /** The path of the page that shows the block. */
  path: string
  /** The site's language, for dates (BCP 47). */
  language: string
  /** Whether it begins the page. */
  isFirst?: boolean
  /** Who is behind the site. */
  organization: Layout['site']['organization']
  /** What other pages say that this one shows. */
  near?: Near | undefined
}

export type BlockProps<T extends BlockType> = PropsOf<BlockOf<T>>

/** A function of its data: it reads no router, no clock and, in its first render, no browser. */
export type ComponentOf<Block> = (props: PropsOf<Block>) => ReactNode

/** Something within a page that has an address of its own, as lists, feeds and maps of the site show it. */
export interface Entry {
  /** Its anchor on the page. */
  id: string
  title: string
  /** A sentence without marks. */
  summary: string
  category?: string
  /** The day of publication; what has one stands in the feed. */
  date?: string
  /** The day of the last change that readers should know of. */
  updated?: string
  /** The whole text, for the feed. */
  sections?: ArticleSection[]
  /** When it happens, for the calendar. */
  event?: Pick<SiteEvent, 'date' | 'end' | 'time' | 'place' | 'text'>
}

/** A record of schema.org before it has a context. */
export interface SchemaRecord {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** Where a record stands. */
export interface RecordPlace {
  /** The absolute address of the page. */
  pageUrl: string
  /** The absolute address of the picture that the page is shared with, if it is with one. */
  image: string | undefined
  site: Layout['site']
  publisher: Organization
}

/** A place within a page that one leaps to. */
export interface Part {
  id: string
  name: string
  /** How many items stand there. */
  count?: number
}

/** A page of which another one shows what it lists. */
export interface Asked {
  path: string
  most: number
}

/** Which of the site's pages a block lists: those whose entry is of a kind, with a tag or with any. */
export type Query = Pick<ListOfPages, 'of' | 'tag' | 'most' | 'perPage'>

/** A value that visitors filter by. */
interface Choice {
  value: string
  /** The value's address within the block. */
  path: Path
  /** What visitors can choose. */
  choices: string[]
}

/** What is said of a block beside its component; what is left out, it does not have. */
export interface FactsOf<Block> {
  /** The levels of its headings, in their order. */
  outline?: (block: Block) => number[]
  /** What of it the list of a long page's contents names. */
  contents?: (block: Block) => Part[]
  /** Of which pages it shows what they list, and how many at most. */
  asks?: (block: Block) => Asked[]
  /** The name of the declared form that it shows. */
  form?: (block: Block) => string | undefined
  /** Which pages it lists by what they are. */
  queries?: (block: Block) => Query[]
  /** Whether it shows the page's drawing, unless its "art" says otherwise. */
  isDrawn?: true
  /** The addresses of files whose kind and size it says. */
  files?: (block: Block) => string[]
  /** Whether it searches the texts of all pages. */
  searches?: (block: Block) => boolean
  /** What in it has an address of its own. */
  listed?: (block: Block) => Entry[]
  /** The structured data that follow from all blocks of this type on a page. */
  records?: (blocks: Block[], place: RecordPlace) => SchemaRecord[]
  /** The values that must be among its choices. */
  choices?: (block: Block) => Choice[]
}

export interface DefinitionOf<Block> extends FactsOf<Block> {
  component: ComponentOf<Block>
  /** Loads the component, where it lies in a chunk of its own; before that it cannot be rendered. */
  load?: () => Promise<void>
}

export type BlockDefinition<T extends BlockType> = DefinitionOf<BlockOf<T>>
