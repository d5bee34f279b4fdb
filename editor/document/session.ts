import type { WrittenText } from '../../engine/analysis/written-at.ts'
import type { Finding } from '../../engine/findings/finding.ts'
import type { Layout, Near, PageData } from '../../engine/manifest/site.ts'
import type { PageHead } from '../../engine/page/head/page-head.ts'
import type { TextEdit } from '../../engine/text/edits/text-edit.ts'
import type { Path } from '../../engine/text/path.ts'
import type { Format } from '../../schema/formats.ts'
import type { Action, Done, Json } from './action.ts'

/** A page by its number in the manifest, or the page for addresses without one. */
export type PageKey = number | 'notFound'

/** What the screen shows of the document at one time; all of it follows from the text and the log. */
export interface View {
  /** Counts up with every change of the text. */
  version: number
  file: string
  /** Which files the pages are kept in, where those are files of their own. */
  include?: string
  /** What undo and redo would do, in a sentence; absent where there is nothing. */
  undo?: string
  redo?: string
  /** Whether the file has what the document has. */
  isSaved: boolean
  pages: PageLine[]
  /** The site's languages, its own first; none where it has but one. */
  languages: SiteLanguage[]
  findings: PlacedFinding[]
  /** Why nothing can be shown: the text is not near to being a manifest. */
  isBroken: boolean
  /** Where this and the file were changed in the same place meanwhile. */
  conflicts: Conflict[]
  /** What was left unsaved by windows that are gone; offered, never applied unasked. */
  leftovers: Leftover[]
}

/** Changes of a window that ended before they were saved. */
export interface Leftover {
  id: string
  /** When the last of them was made, in milliseconds since 1970. */
  changed: number
  /** What was changed, in sentences. */
  changes: Change[]
}

/** One of the languages that a site is written in. */
export interface SiteLanguage {
  /** Its tag. */
  language: string
  /** What it calls itself. */
  name: string
  /** The path that its pages are below; empty for the site's own. */
  home: string
}

/** A page in another of the site's languages. */
export interface Translation {
  language: string
  /** Its number there; absent where it is not translated. */
  page?: number
  /**
   * Where one of both is in the site's own language: whether the other says what it says today. One has its very words
   * still, one was made of other words, and of one nobody noted which they were.
   */
  state?: 'current' | 'untouched' | 'older' | 'unmarked'
  /** Which of both is the translation; absent without a state. */
  translated?: number
  /** The mark of the words that it is a translation of; absent without a state. */
  mark?: string
}

export interface PageLine {
  key: PageKey
  /** Empty for the page for addresses without one. */
  path: string
  title: string
  /** Its language, where it is another than the site's own. */
  language?: string
  errors: number
  warnings: number
}

export interface PlacedFinding extends Finding {
  /** The page that it is about; absent for what surrounds all pages. */
  page?: PageKey
  /** The number of the block in the page, where it is about one. */
  block?: number
  /** The title of the page or of the part, as people know it. */
  where: string
}

/** A page with what surrounds it, as the frame renders it. */
export interface Preview {
  version: number
  page: PageData
  /** What surrounds the pages of its language. */
  layout: Layout
  /** Its language, where it is another than the site's own. */
  language?: string
  /** Where each block of the page is written: in the page, or in a shared block. */
  origins: string[]
}

/** Where a text is shown: its path in the page as it is shown, or in the layout. */
export interface ShownText {
  shown: PageKey | 'layout'
  path: Path
  /** The layout's language, where it is another than the site's own. */
  language?: string
}

/** All there is to know for editing a text that is shown. */
export interface TextHere extends WrittenText {
  /** As it stands in the manifest: with its tokens. */
  written: string
  format: Format
  /** The paths of the other pages that show the same text; more than none where it is shared. */
  alsoOn: string[]
  /** For an item of a list of texts: where an item can be inserted and removed. */
  isItem: boolean
}

/** Two changes of one place, told in sentences; the person chooses. */
export interface Conflict {
  pointer: string
  where: string
  /** What the place said before both. */
  before: string
  /** As written here. */
  mine: string
  /** As it came from the file. */
  theirs: string
}

/** A change of the document, told to a person. */
export interface Change {
  sentence: string
  /** The page that it is about. */
  page?: PageKey
  pointer: string
}

/** A place where a text was found. */
export interface Hit {
  pointer: string
  page?: PageKey
  where: string
  /** The text around, and the piece of it that was found, in UTF-16 units of the written text. */
  text: string
  start: number
  end: number
  /** The piece comes from this variable, and is changed there. */
  variable?: string
}

export interface SearchOptions {
  isWholeWord: boolean
  isCaseSensitive: boolean
}

/** A place that names something of the site which may be named in many places. */
export interface Use {
  of: 'variable' | 'shared' | 'image'
  /** The variable's or the shared block's name, or the picture's address. */
  name: string
  pointer: string
  page?: PageKey
  /** The title of the page or of the part, as people know it. */
  where: string
}

/** A place that links can lead to. */
export interface LinkTarget {
  href: string
  title: string
}

/** The document as the screen asks for it; it lives in a worker, hence all answers are promises. */
export interface Session {
  /** Calls back with each new view, the present one first. */
  subscribe(listener: (view: View) => void): Promise<void>
  /** @param seen the version whose pointers and offsets the action has. @default the present one */
  act(action: Action, seen?: number): Promise<Done>
  /** Several actions as one step, each seeing what the former did; all or none. */
  actTogether(actions: Action[], sentence?: string): Promise<Done>
  undo(): Promise<Done>
  redo(): Promise<Done>
  /** Writes to the file; where it was changed meanwhile it is merged first, and conflicts are left in the view. */
  save(): Promise<{ isSaved: true } | { isSaved: false; reason: string }>
  /** Settles a conflict by its number in the view. */
  resolve(conflict: number, choice: 'mine' | 'theirs'): Promise<Done>
  /** Goes on with the changes that another window left. */
  takeUpDraft(id: string): Promise<Done>
  /** Throws them away. */
  dropDraft(id: string): Promise<void>

  preview(page: PageKey): Promise<Preview | undefined>
  /** What the engine shows around a page and in lists of other pages, of all pages together. */
  near(page: PageKey): Promise<Near | undefined>
  /** A page in each other language of the site, the site's own first. */
  translations(page: PageKey): Promise<Translation[]>
  /** What others are told of a page: search engines, messengers, networks. */
  head(page: PageKey): Promise<PageHead | undefined>
  /** Where a shown text is written. */
  textAt(text: ShownText): Promise<TextHere | undefined>
  /** The written value at an address. */
  valueAt(pointer: string): Promise<Json | undefined>
  text(): Promise<string>
  /** The text, with the version that it is of. */
  textNow(): Promise<{ text: string; version: number }>
  /** The address of the innermost value around an offset. */
  addressAt(offset: number): Promise<string>
  /** Where a value stands in the text. */
  rangeOf(pointer: string): Promise<{ offset: number; end: number } | undefined>
  linkTargets(): Promise<LinkTarget[]>
  /** The places that lead to a page, told to a person. */
  linksTo(path: string): Promise<{ pointer: string; where: string }[]>
  /** Where variables, shared blocks or pictures are used. */
  uses(of: Use['of']): Promise<Use[]>
  search(words: string, options: SearchOptions): Promise<Hit[]>
  /** What was changed since the file was last saved. */
  changes(): Promise<{ changes: Change[]; before: string; after: string }>
  /** The same between two texts, for history. */
  changesBetween(before: string, after: string): Promise<Change[]>
  /** Edits that turn this text into another one, for restoring a version. */
  editsTo(text: string): Promise<TextEdit[]>
  /** The same for one page alone; none where that text has no such page. */
  editsToPage(text: string, path: string): Promise<TextEdit[]>
  /** The pages of another text. */
  pagesOf(text: string): Promise<PageLine[]>
  /** A page of another text, as it was shown. */
  previewOf(text: string, page: PageKey): Promise<Preview | undefined>
}
