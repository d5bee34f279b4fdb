// Made of the schema beside it. Do not edit.

/**
 * A short name that a link can lead to, as in "/news#spring": small letters of any script, digits and hyphens, beginning with a letter.
 */
export type Anchor = string

/**
 * A section of a document: running text with code, lists, tables and pictures between.
 */
export interface DocumentSection {
/**
 * The kind of block.
 */
type: "document"
id?: Anchor
/**
 * The heading above it.
 */
title?: string
/**
 * Whether the heading is that of the whole page.
 */
isMain?: boolean
/**
 * What stands below each other.
 */
parts: DocumentPart[]
}
/**
 * One of them: a heading, a paragraph, a listing, a list, a table or a picture.
 */
export interface DocumentPart {
id?: Anchor
/**
 * A heading within the section.
 */
heading?: string
/**
 * A paragraph.
 */
text?: string
/**
 * A listing.
 */
code?: string
/**
 * What the listing is written in.
 */
language?: string
/**
 * A list.
 * 
 * @minItems 1
 * 
 * Items: One item.
 */
items?: string[]
/**
 * Whether the list is numbered.
 */
isOrdered?: boolean
/**
 * The headings of a table.
 * 
 * @minItems 1
 * 
 * Items: One heading.
 */
columns?: string[]
/**
 * The rows of a table.
 */
rows?: string[][]
image?: Image
}
/**
 * A picture with its size in pixels and what it shows.
 */
export interface Image {
/**
 * The picture's address on this site, as in "/flag.svg"; the file lies in the site's folder "public".
 */
src: string
/**
 * What the picture shows, for those who do not see it; empty when it is decoration.
 */
alt: string
/**
 * Width in pixels.
 */
width: number
/**
 * Height in pixels.
 */
height: number
}
